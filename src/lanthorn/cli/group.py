"""What all commands share: mistakes of people become one sentence, those of the program a report."""

from __future__ import annotations

import contextlib
import errno
import sys
import traceback
from typing import Any

import click

from lanthorn.engine import LanthornError
from lanthorn.terminal.play import ProgramMistake
from lanthorn.terminal.words import Words, system_language


class Lanthorn(click.Group):
    """Every command takes --debug, and ends with 2 when it was asked for what can't be."""

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        if not isinstance(cmd, click.Group):
            cmd.params.append(_debug_option())
        else:
            for inner in cmd.commands.values():
                inner.params.append(_debug_option())
        super().add_command(cmd, name)

    def invoke(self, ctx: click.Context) -> Any:
        _print_what_the_terminal_lacks()
        try:
            return super().invoke(ctx)
        except LanthornError as error:
            for line in (error.say(_language(ctx)), *getattr(error, "__notes__", ())):
                click.echo(line, err=True)
            ctx.exit(2)
        except OSError as error:
            if error.errno == errno.EPIPE or error.filename is None:
                raise
            click.echo(f"{error.filename}: {error.strerror}.", err=True)
            ctx.exit(2)
        except KeyboardInterrupt:
            click.echo("", err=True)
            ctx.exit(130)
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except Exception as error:
            _own_up(ctx, error)


def _language(ctx: click.Context) -> str:
    return ctx.find_root().meta.get("language") or system_language()


def _debug_option() -> click.Option:
    def remember(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        ctx.find_root().meta["debug"] = value

    return click.Option(
        ["--debug"],
        is_flag=True,
        expose_value=False,
        callback=remember,
        help="Show where in the program a mistake happened.",
    )


def _own_up(ctx: click.Context, error: Exception) -> None:
    """A bug: say so in short, say where the report lies, and keep the details for --debug."""
    what = str(error) if isinstance(error, ProgramMistake) else f"{type(error).__name__}: {error}"
    speak = Words(_language(ctx))
    click.echo(speak.own("mistake", what=what), err=True)
    if isinstance(error, ProgramMistake):
        click.echo(speak.own("mistake-kept", report=str(error.report)), err=True)
    if ctx.find_root().meta.get("debug"):
        click.echo("".join(traceback.format_exception(error)), err=True)
    else:
        click.echo(speak.own("mistake-debug"), err=True)
    ctx.exit(1)


def _print_what_the_terminal_lacks() -> None:
    """A sign that the terminal's encoding lacks is replaced rather than fatal."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
