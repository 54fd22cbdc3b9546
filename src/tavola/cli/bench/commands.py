"""The sub-commands of `tavola bench`."""

from __future__ import annotations

import typer

from tavola.cli.bench import engine, environments, fuzz, kernels, online, referee, search

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Measure how fast the rules run on this machine.")
app.command("engine")(engine.engine)
app.command("search")(search.search)
app.command("referee")(referee.referee)
app.command("fuzz")(fuzz.fuzz)
app.command("environments")(environments.environments)
app.command("kernels")(kernels.kernels)
app.command("server")(online.server)
app.command("house")(online.house)
app.command("crash")(online.crash)
app.command("leak")(online.leak)
app.command("attack")(online.attack)
