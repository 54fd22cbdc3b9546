"""`tavola lab train`: a grandmaster's net is made, and may be made again."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import typer

from tavola.bots import nets
from tavola.cli import laying
from tavola.cli.failure import CommandFailed
from tavola.kernels.laid import Unclaimed
from tavola.lab.train import Row, Wanted, training_of


def command(
    game: str = laying.GAME,
    out: Path = typer.Option(..., help="Where to write the net."),
    seed: str = typer.Option("grandmaster", help="Any text; the same seed makes the same net."),
    scale: float = typer.Option(1.0, min=0.0, help="Part of the published net's work: 0.01 tries it out."),
    pack: str = laying.PACK,
    jobs: int = typer.Option(0, min=0, help="Processes to play in; 0 takes as many as the machine has cores."),
) -> None:
    """Let a game be played against itself, and write what was learnt to a file.

    The file says from which pack, by which command and seed, and how it went.
    """
    try:
        training = training_of(game)
    except LookupError as error:
        raise CommandFailed(f"{error.args[0]}.") from error
    laid = laying.lay(game, pack)
    again = ["tavola", "lab", "train", game, "--seed", seed, "--scale", f"{scale:g}"]
    wanted = Wanted(seed, scale, jobs or os.cpu_count() or 1, shlex.join(again + (["--pack", pack] if pack else [])))
    try:
        net = training.train(laid.box, wanted, tell)
        nets.write(out, net)
    except (Unclaimed, nets.NoNet) as error:
        raise CommandFailed(f"{error}.") from error
    print(f"{out}: {out.stat().st_size:,} bytes, learnt from {net.about.pack}")


def tell(row: Row) -> None:
    print("  ".join(f"{name} {number:.4g}" for name, number in row.items()), flush=True)
