"""`tavola lab train`: what is asked of it is known before anything is played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tavola import games
from tavola.bots import nets
from tavola.bots.nets import About, Net
from tavola.cli.main import app
from tavola.games.info import GameInfo
from tavola.kernel.state import Box
from tavola.lab.train import Row, Wanted


def test_a_game_that_learns_nothing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "pig", PIG)
    refused = CliRunner().invoke(app, ["lab", "train", "pig", "--out", str(tmp_path / "pig.npz")])
    assert "nothing is learnt in 'pig'" in str(refused.exception)
    assert not list(tmp_path.iterdir())


PIG = GameInfo(
    id="pig", title="Pig", clauses="PG", seats=range(2, 3), theme="blood", default_pack="pig/pig", public_words=()
)


class Sow:
    """Learns what it is told."""

    def train(self, box: Box, wanted: Wanted, tell: Callable[[Row], None]) -> Net:
        tell({"games": 2.0, "won": 0.5})
        about = About(game="sow", pack=box.name(), mark="1", command=wanted.command, seed=wanted.seed)
        return Net(about, {})


TRAINING = Sow()


def test_what_was_learnt_is_written_with_the_command_that_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.cli.lab_train.training_of", lambda game: TRAINING)
    out = tmp_path / "sow.npz"
    said = CliRunner().invoke(
        app, ["lab", "train", "sangue_reale", "--out", str(out), "--seed", "a b", "--scale", "0.5"]
    )
    assert said.exit_code == 0, said.output
    assert "games 2  won 0.5" in said.output
    assert nets.read(out).about.command == "tavola lab train sangue_reale --seed 'a b' --scale 0.5"
    assert nets.read(out).about.pack.startswith("sangue_reale/altavena@")
