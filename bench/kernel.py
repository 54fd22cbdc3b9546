"""How fast the kernel runs the toy with nested choices: `python -m bench.kernel [seconds]` in the root."""

from __future__ import annotations

import json
import sys

import msgspec
from tests.toys.ambush_game import AMBUSH

from tavola.cli.bench.engine import measure
from tavola.cli.laying import Laid
from tavola.kernel.state import Box


def main(seconds: str = "3") -> None:
    laid = Laid(AMBUSH, Box(), AMBUSH.options(copies=5, strength=30))
    print(json.dumps(msgspec.to_builtins(measure(laid, 2, float(seconds))), indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
