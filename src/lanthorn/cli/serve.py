"""`lanthorn serve`: tables on the network."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import click

from lanthorn.cli.options import FOLDER
from lanthorn.engine import LanthornError, Pack, read_packs
from lanthorn.terminal.saves import home
from lanthorn.terminal.words import Words, system_language, trouble


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets others in your network join."
)
@click.option(
    "--port", default=8321, show_default=True, type=click.IntRange(0, 65535), help="0 finds a free one."
)
@click.option(
    "--database", metavar="URL", help="sqlite:///FILE or postgresql://...; a file of yours by default."
)
@click.option("--packs", type=FOLDER, metavar="DIR", help="A folder of content packs, or one pack.")
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="A further site whose page may connect."
)
@click.option(
    "--reports/--no-reports",
    default=True,
    show_default=True,
    help="Whether visitors may have reports of the games and packs made.",
)
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser, where there is one.")
def serve(
    host: str,
    port: int,
    database: str | None,
    packs: Path | None,
    origins: tuple[str, ...],
    reports: bool,
    opens: bool,
) -> None:
    """Serve tables in the browser, here and for your friends."""
    from lanthorn.server.config import PAGE, Config
    from lanthorn.server.database import database_url
    from lanthorn.server.run import listen, run

    database = database or usual_database()
    database_url(database)
    config = Config(database=database, packs=read_folder(packs), origins=origins, reports=reports)
    listening = listen(host, port)
    address = f"http://{_name(host)}:{listening.getsockname()[1]}"
    run(config, listening, lambda: _welcome(address, opens, (PAGE / "index.html").is_file()))


def _welcome(address: str, opens: bool, has_page: bool) -> None:
    """When the server is up, and not before. The browser may take its time."""
    speak = Words(system_language())
    click.echo(speak.own("served-at", address=address))
    if not has_page:
        click.echo(speak.own("served-without-page"), err=True)
    elif opens:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def usual_database() -> str:
    """A SQLite file in the user's own folder."""
    return f"sqlite:///{(home() / 'tables.sqlite').as_posix()}"


def _name(host: str) -> str:
    return "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host


def read_folder(folder: Path | None) -> tuple[Pack, ...]:
    """One pack, or every pack in a folder of them. All mistakes of all packs are named at once."""
    if folder is None:
        return ()
    one = (folder / "pack.toml").is_file()
    folders = [folder] if one else [inner.parent for inner in sorted(folder.glob("*/pack.toml"))]
    if not folders:
        raise trouble("no-packs", folder=str(folder))
    found, mistakes = list[Pack](), list[str]()
    for inner in folders:
        try:
            found.append(_checked(inner, found))
        except LanthornError as error:
            mistakes.append(f"{inner}: {error.say(system_language())}")
    if mistakes:
        raise trouble("packs-broken", mistakes="\n".join(mistakes))
    return tuple(found)


def _checked(folder: Path, others: Sequence[Pack]) -> Pack:
    """A pack that its game can be played with, and that visitors can tell from the others by its name."""
    (pack,) = read_packs([folder])
    if any((pack.name, pack.game) == (other.name, other.game) for other in others):
        raise trouble("pack-same-name", pack=pack.name)
    return pack
