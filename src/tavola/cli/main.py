"""The `tavola` command. A sub-command is a module of this package named in COMMANDS, imported only when asked for.

Such a module has a function `command` (its docstring is the help), or a typer `app` where it has sub-commands in turn.
"""

import importlib
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from tavola import __version__
from tavola.cli.failure import FAULT, CommandFailed

COMMANDS = ("serve", "play", "simulate", "arena", "lab", "replay", "rules", "pack", "bench")


class LazyCommands(TyperGroup):
    """Knows the names of all commands and the code of none until one is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"tavola.cli.{cmd_name}")
        found = typer.main.get_command(module.app if hasattr(module, "app") else alone(module.command))
        found.name = cmd_name
        return found


def alone(command: Any) -> typer.Typer:
    """A single function as an app of one command."""
    app = typer.Typer(add_completion=False, rich_markup_mode="markdown")
    app.command()(command)
    return app


app = typer.Typer(cls=LazyCommands, no_args_is_help=True, pretty_exceptions_enable=False)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"tavola {__version__}")
        raise typer.Exit


@app.callback()
def tavola(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Say the version."),
) -> None:
    """A digital table for Sangue Reale, Realm of Sand and Tainted Grail.

    Every command ends with 0 when all is well, 1 when its answer is no, 2 when it was asked for something impossible.
    """


def main() -> None:
    """Entry point: a failure is one sentence on the error stream; TAVOLA_DEBUG=1 shows where a fault of ours lies."""
    try:
        app()
    except CommandFailed as failure:
        print(f"tavola: {failure}", file=sys.stderr)
        sys.exit(failure.status)
    except Exception as fault:
        if os.environ.get("TAVOLA_DEBUG"):
            raise
        print(f"tavola: this is a fault of ours ({type(fault).__name__}: {fault}).", file=sys.stderr)
        print("tavola: TAVOLA_DEBUG=1 shows where it lies.", file=sys.stderr)
        sys.exit(FAULT)
