"""Learning environments: every game as PettingZoo, Gymnasium and OpenSpiel know games (docs/environments.md).

They need the extra `learn`, and OpenSpiel the extra `openspiel`, which is imported only with
`lanthorn.lab.environments.spiel`.
"""

from lanthorn.lab.environments.ids import find_match, id_of, ids
from lanthorn.lab.environments.seat import SeatEnv, register
from lanthorn.lab.environments.zoo import ParallelTableEnv, TableEnv

register()

__all__ = ["ParallelTableEnv", "SeatEnv", "TableEnv", "find_match", "id_of", "ids"]
