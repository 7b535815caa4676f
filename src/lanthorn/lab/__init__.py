"""The lab: games by the thousand, and what they tell."""

from lanthorn.lab.sim import SeatResult, SimReport, simulate_many

__all__ = ["SeatResult", "SimReport", "simulate_many"]
