"""Lanthorn: an open table for dungeon-adventure board games."""

__version__ = "0.1.0"
