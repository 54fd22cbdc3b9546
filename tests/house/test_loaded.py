"""What serving a table loads: the rules and the server, and nothing that only measures or reads our own sources."""

import subprocess
import sys

import pytest

APART = ("lab", "fuzz", "referee", "adapters", "testing", "devtools", "cli.bench", "cli.lab", "cli.arena")
SERVE = """
import sys
import tavola.cli.main, tavola.cli.serve, tavola.server.app, tavola.server.worker
from tavola.service.catalogue import LibraryCatalogue

catalogue = LibraryCatalogue()
for game in catalogue.game_ids():
    pack = catalogue.packs(game)[0]
    catalogue.box(game, pack), catalogue.words(game, pack, "it"), catalogue.bots(game)
print(*sorted(name for name in sys.modules if name.startswith("tavola.")))
"""


@pytest.fixture(scope="module")
def loaded() -> list[str]:
    """The modules of a process that is ready to serve every game."""
    done = subprocess.run([sys.executable, "-c", SERVE], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("package", APART)
def test_serving_loads_no_tools(loaded: list[str], package: str) -> None:
    names = (f"tavola.{package}", f"tavola.{package}.")
    assert [name for name in loaded if name == names[0] or name.startswith(names[1])] == []


def test_serving_loads_the_rules(loaded: list[str]) -> None:
    assert {"tavola.server.app", "tavola.games.tainted_grail", "tavola.service.registry"} <= set(loaded)
