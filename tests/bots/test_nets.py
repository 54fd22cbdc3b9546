"""Nets as files."""

from pathlib import Path

import numpy as np
import pytest

from tavola.bots import nets
from tavola.bots.nets import About, Net, NoNet

ABOUT = About(
    game="pig", pack="tavola/pig@1", mark="abc", command="tavola lab train pig", seed="1", curve=[{"won": 0.5}]
)


def net(units: int = 3) -> Net:
    first = np.arange(2 * units, dtype=np.float16).reshape(2, units)
    last = np.ones((units, 1), np.float16)
    arrays = {"value.0.w": first, "value.0.b": np.full(units, -3, np.float16), "value.1.w": last}
    return Net(ABOUT, arrays | {"value.1.b": np.array([0.5], np.float16)})


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    nets.write(tmp_path / "pig.npz", net())
    found = nets.read(tmp_path / "pig.npz")
    assert found.about == ABOUT
    assert {name: array.tolist() for name, array in found.arrays.items()} == {
        name: array.tolist() for name, array in net().arrays.items()
    }


def test_the_same_net_is_the_same_bytes() -> None:
    assert nets.to_bytes(net()) == nets.to_bytes(net())


def test_layers_are_run_through_in_order() -> None:
    seen = np.array([[1.0, 0.0], [0.0, 1.0]], np.float32)
    # the first row of weights is 0 1 2, the second 3 4 5; three are taken off, what is below nought is cut, then half
    assert nets.forward(net().layers("value"), seen).tolist() == [[0.5], [3.5]]


def test_another_file_is_no_net(tmp_path: Path) -> None:
    (tmp_path / "word.npz").write_text("pig")
    with pytest.raises(NoNet, match="is no net"):
        nets.read(tmp_path / "word.npz")
    with pytest.raises(NoNet, match="is no net"):
        nets.read(tmp_path / "missing.npz")


def test_a_large_net_is_not_written(tmp_path: Path) -> None:
    noise = np.random.default_rng(1).random(nets.MOST_BYTES // 2)
    with pytest.raises(NoNet, match="are the most"):
        nets.write(tmp_path / "large.npz", Net(ABOUT, {"noise": noise}))
    assert not (tmp_path / "large.npz").exists()


def test_a_net_knows_its_pack_by_its_mark() -> None:
    assert nets.why_not(ABOUT, "tavola/pig@2", "abc") == ""
    assert (
        nets.why_not(ABOUT, "tavola/hog@1", "abd")
        == "the net of pig learnt from tavola/pig@1 and does not know tavola/hog@1"
    )
    assert nets.mark_of([1, 2]) != nets.mark_of([12]) != nets.mark_of([2, 1])
