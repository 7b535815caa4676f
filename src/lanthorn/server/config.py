"""What can be chosen about a server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from lanthorn.engine import Pack

PAGE: Final = Path(__file__).parent / "page"
"""Where the package build puts the page."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a server needs to know before it starts."""

    database: str
    packs: tuple[Pack, ...] = ()
    modules: tuple[str, ...] = ()
    """Modules that register games or bots which are not installed, for the processes in which bots think."""
    page: Path = PAGE
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a socket, besides the server's own."""
    bot_delay: float = 0.5
    """So many seconds a bot waits before it answers, so that people can follow."""
    stand_by: float = 3.0
    """So much longer a bot waits in a process that did not write the last entry: that one goes first."""
    alive_every: float = 3.0
    """So often each of several processes says that it is there; three times missed, and nobody is connected
    to it any more."""
    finals_after: float = 0.25
    """Only if the table rests for so long is it worked out which options are final."""
    idle_after: float = 60.0
    """After so many seconds without anything happening, a table is kept only in the store."""
    hello_within: float = 10.0
    send_within: float = 20.0
    """A client that takes nothing for so long is disconnected; it can come back."""
    queue: int = 200
    """So many messages may wait for a client that reads slowly."""
    messages_per_second: float = 50.0
    calls_per_second: float = 5.0
    """Changing calls (POST, DELETE) of one address, in the long run; bursts may be twenty times that."""
    vetting_seconds: float = 10.0
    """So long a save from outside may take to be looked through."""
    reports: bool = True
    """Whether visitors may have reports of the games and packs made."""
    report_seconds: float = 600.0
    """So long the games of one report may take; it then covers those that were finished."""
    report_patience: float = 15.0
    """A report about which nobody asks for so long is given up."""
    reports_per_minute: float = 3.0
    """Of one address, in the long run; bursts may be twice that."""
