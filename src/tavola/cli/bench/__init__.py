"""`tavola bench`: measure, attack and cross-examine. Nothing of it is loaded to serve a table."""

from typing import Any


def __getattr__(name: str) -> Any:
    """The commands are imported when they are asked for: attackers and servers run as modules of this package."""
    if name != "app":
        raise AttributeError(name)
    from tavola.cli.bench.commands import app

    return app
