"""`lanthorn`: the way in. One module for each group of commands."""

from __future__ import annotations

import click

from lanthorn import __version__
from lanthorn.cli.arena import arena
from lanthorn.cli.campaign import campaign
from lanthorn.cli.group import Lanthorn
from lanthorn.cli.lab import fuzz_games, sim
from lanthorn.cli.play import play
from lanthorn.cli.reference import clauses, list_games, packs, rules
from lanthorn.cli.report import report_games
from lanthorn.cli.review import review_game
from lanthorn.cli.serve import serve
from lanthorn.cli.tune import tune


@click.group(cls=Lanthorn, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="lanthorn")
def main() -> None:
    """An open table for dungeon-adventure board games."""


for command in (
    play,
    campaign,
    review_game,
    serve,
    sim,
    arena,
    report_games,
    tune,
    rules,
    clauses,
    packs,
    fuzz_games,
    list_games,
):
    main.add_command(command)

__all__ = ["main"]
