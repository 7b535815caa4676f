"""The engine: decisions, sessions, chance, events, content. It knows no game.

A game is written against the names exported here; `lanthorn.engine.testing` checks it.
"""

from lanthorn.engine.chance import Rng, ScriptedRng
from lanthorn.engine.clauses import Clause, Clauses
from lanthorn.engine.content import ContentError, Library, Pack, Record
from lanthorn.engine.decisions import Decision, Each, First, Option
from lanthorn.engine.errors import (
    IllegalChoice,
    LanthornError,
    SaveError,
    SettingError,
    UnknownGame,
)
from lanthorn.engine.events import Event
from lanthorn.engine.game import Game, Match, Outcome, Refusal, Rollout, Seat, Setting, State
from lanthorn.engine.packs import read_packs
from lanthorn.engine.play import Play, Policy
from lanthorn.engine.registry import find_game, games
from lanthorn.engine.session import Session
from lanthorn.engine.text import Arg, Phrasebook, Text

__all__ = [
    "Arg",
    "Clause",
    "Clauses",
    "ContentError",
    "Decision",
    "Each",
    "Event",
    "First",
    "Game",
    "IllegalChoice",
    "LanthornError",
    "Library",
    "Match",
    "Option",
    "Outcome",
    "Pack",
    "Phrasebook",
    "Play",
    "Policy",
    "Record",
    "Refusal",
    "Rng",
    "Rollout",
    "SaveError",
    "ScriptedRng",
    "Seat",
    "Session",
    "Setting",
    "SettingError",
    "State",
    "Text",
    "UnknownGame",
    "find_game",
    "games",
    "read_packs",
]
