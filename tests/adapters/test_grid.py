"""Realm of Sand in planes and parts: the same bytes, the same actions."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tavola.adapters.grid import PER_SEAT, GridSand, Planes, grid_env
from tavola.adapters.table import lay
from tavola.coding.realm_of_sand import LAYERS
from tavola.games.realm_of_sand.shapes import ELEMENTS


@pytest.fixture(scope="module")
def env() -> GridSand:
    return grid_env(seats=2, opponent="random", options={"rs.mode": "advanced"})


def played(env: GridSand, most: int = 60) -> Any:
    """A random game in parts, chosen one after the other."""
    dice, (seen, _) = random.Random(1), env.reset(seed=1)
    for _ in range(most):
        yield seen
        chosen: list[int] = []
        for _ in env.parts.sizes:
            chosen.append(dice.choice(np.flatnonzero(env.parts.legal(seen["action_mask"], *chosen)).tolist()))
        seen, _, over, _, info = env.step(chosen)
        assert not info.get("illegal")
        if over:
            return


@pytest.mark.filterwarnings("ignore:.*environment not having a spec:UserWarning")
@pytest.mark.filterwarnings("ignore:.*different from the unwrapped:UserWarning")
def test_gymnasium_check() -> None:
    check_env(grid_env(), skip_render_check=True)


def test_every_action_has_parts_of_its_own(env: GridSand) -> None:
    numbers = [env.parts.number(env.parts.parts(number)) for number in range(len(env.parts.table))]
    assert numbers == [*range(len(numbers))]
    words, things, cells, turns = env.parts.domains
    key = env.unwrapped.table.code.table[7_000]  # type: ignore[attr-defined]
    what, _, cell, turn = env.parts.parts(7_000)
    assert [words[what], turns[turn], cells[cell]] == key.split(":") or key.startswith("move") is False
    place = env.unwrapped.table.code.numbers["place:t15:r180:c3"]  # type: ignore[attr-defined]
    what, thing, cell, turn = env.parts.parts(place)
    assert (words[what], things[thing], cells[cell], turns[turn]) == ("place", "t15", "c3", "r180")


def test_parts_chosen_one_after_the_other_are_always_legal(env: GridSand) -> None:
    assert sum(1 for _ in played(env)) > 20


def test_planes_show_what_lies_on_the_boards_and_nothing_beside_them(env: GridSand) -> None:
    pieces = 0
    for seen in played(env):
        g = env.unwrapped.play.g  # type: ignore[attr-defined]
        for seat, player in enumerate(g.players):
            if not player.face:
                continue
            planes, side = seen["planes"][seat * PER_SEAT : (seat + 1) * PER_SEAT], g.side(player)
            for nth, cells in enumerate((*player.squares, *player.discs, side.all, side.dark, side.crystals)):
                lying = {(row, column) for row, column in np.argwhere(planes[nth]).tolist()}
                assert lying == {place for place, bit in side.at.items() if cells >> bit & 1}
            pieces += int(planes[:LAYERS].sum())
    assert pieces > 100
    assert len(ELEMENTS) + 3 == LAYERS


def test_a_batch_is_shown_as_its_games_are(env: GridSand) -> None:
    looks = [bytes(env.unwrapped.table.encoder.look(env.unwrapped.play.g, 0)) for _ in played(env, 20)]  # type: ignore[attr-defined]
    batch = np.array([list(look) for look in looks], np.uint8)
    assert env.look.planes(batch).shape == (20, *env.look.shape)
    assert np.array_equal(env.look.planes(batch)[7], env.look.planes(batch[7]))
    assert np.array_equal(env.look.facts(batch)[7], env.look.facts(batch[7]))


def test_parts_of_no_action_change_nothing(env: GridSand) -> None:
    env.reset(seed=2)
    *_, info = env.step([0, 1, 1, 1])
    assert info["illegal"]


def test_boards_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError, match="not of sangue_reale"):
        Planes(lay("sangue_reale", 2))
