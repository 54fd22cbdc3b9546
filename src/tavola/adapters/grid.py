"""Realm of Sand for nets that look at boards: planes of cells, and an action in parts beside the flat number.

    env = grid_env(seats=2, opponent="companion")
    seen, _ = env.reset(seed=1)
    what = env.parts.legal(seen["action_mask"])  # which kinds of answer there are
    tiles = env.parts.legal(seen["action_mask"], what_was_chosen)  # with which tile, and so on: cell, then turn

Planes are made from the bytes of an observation, of one or of many in a batch, so they hold nothing else.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavola.adapters.gymnasium_solo import TavolaSolo
from tavola.adapters.table import Table
from tavola.coding.actions import WAIT, ActionCode
from tavola.coding.realm_of_sand import FACES, LAYERS
from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.content import SandBox
from tavola.kernel.choice_keys import parts_of, verb_of

SIDE_PLANES = 3  # where there are cells, dark ones, crystals
PER_SEAT = LAYERS + SIDE_PLANES
PARTS = ("what", "thing", "cell", "turn")
SHARED = "shared"  # answers that have no number of their own
Mask = NDArray[Any]


class Planes:
    """The boards of an observation as planes of one grid: of every seat, the own one first, pieces and then cells."""

    def __init__(self, table: Table) -> None:
        names = {name: nth for nth, name in enumerate(table.encoder.names)}
        self.sides = sides_of(table)
        self.rows = 1 + max(row for side in self.sides for row, _ in side.at)
        self.columns = 1 + max(column for side in self.sides for _, column in side.at)
        first = next(name for name in names if name.startswith("seat0_square_"))
        self.per_layer = sum(name.startswith(first.rpartition(":")[0] + ":") for name in names)
        self.cells, self.boards, self.faces = list[int](), list[int](), list[int]()
        for seat in range(table.seats):
            self.cells.append(names[first.replace("seat0", f"seat{seat}")])
            self.boards.append(names[f"seat{seat}_board:"])
            self.faces.append(names[f"seat{seat}_advanced:0"])
        on_boards = {at + nth for at in self.cells for nth in range(LAYERS * self.per_layer)}
        self.others = np.array([nth for nth in range(len(names)) if nth not in on_boards])
        self.printed = np.array([self._printed(side) for side in self.sides], np.uint8)
        self.places = [np.array([row * self.columns + column for row, column in by_bit(side)]) for side in self.sides]
        self.shape = table.seats * PER_SEAT, self.rows, self.columns

    def _printed(self, side: Side) -> Any:
        found = np.zeros((SIDE_PLANES, self.rows, self.columns), np.uint8)
        for nth, cells in enumerate((side.all, side.dark, side.crystals)):
            for bit, (row, column) in enumerate(by_bit(side)):
                found[nth, row, column] = cells >> bit & 1
        return found

    def facts(self, seen: Any) -> Any:
        """All bytes that are no cells."""
        return np.asarray(seen)[..., self.others]

    def planes(self, seen: Any) -> Any:
        """Ones and noughts: (…, planes, rows, columns)."""
        seen = np.asarray(seen)
        looks = seen.reshape(-1, seen.shape[-1])
        found = np.zeros((len(looks), len(self.cells), PER_SEAT, self.rows * self.columns), np.uint8)
        for seat, (at, board, face) in enumerate(zip(self.cells, self.boards, self.faces, strict=True)):
            for nth, side in enumerate(self.sides):
                mine = (looks[:, board + 1 + nth // 2] == 1) & (looks[:, face] == nth % 2)
                if mine.any():
                    pieces = looks[mine, at : at + LAYERS * self.per_layer].reshape(-1, LAYERS, self.per_layer)
                    filled = np.zeros((len(pieces), PER_SEAT, self.rows * self.columns), np.uint8)
                    filled[:, :LAYERS, self.places[nth]] = pieces[:, :, : side.size]
                    filled[:, LAYERS:] = self.printed[nth].reshape(SIDE_PLANES, -1)
                    found[mine, seat] = filled
        return found.reshape(*seen.shape[:-1], *self.shape)


def sides_of(table: Table) -> list[Side]:
    """Both faces of every board, in the order in which an observation tells boards apart."""
    box = table.box
    if not isinstance(box, SandBox):
        raise TypeError(f"boards are those of Realm of Sand, not of {table.game.id}")
    return [box.sides[board, face] for board in sorted(box.boards) for face in FACES]


def by_bit(side: Side) -> list[tuple[int, int]]:
    """Row and column of each cell, in the order of its bits."""
    return sorted(side.at, key=side.at.__getitem__)


class ActionParts:
    """Every action as four numbers: what is done, with which thing, on which cell, how it is turned or from where."""

    def __init__(self, code: ActionCode, table: Table) -> None:
        self.cells = sorted({name for side in sides_of(table) for name in side.names})
        words = ["wait", *dict.fromkeys(verb_of(key) for key in code.table if key), SHARED]
        spelt = [self._spelt(code, number) for number in range(code.size)]
        self.domains = [words, *(sorted({parts[nth] for parts in spelt}) for nth in (1, 2, 3))]
        places = [{name: nth for nth, name in enumerate(domain)} for domain in self.domains]
        self.table = np.array([[places[nth][part] for nth, part in enumerate(parts)] for parts in spelt])
        self.sizes = tuple(map(len, self.domains))
        self._numbers = {tuple(parts): number for number, parts in enumerate(self.table.tolist())}

    def _spelt(self, code: ActionCode, number: int) -> tuple[str, str, str, str]:
        if number == WAIT:
            return "wait", "", "", ""
        if number >= len(code.table):
            return SHARED, f"{number - len(code.table)}", "", ""
        word, rest = verb_of(code.table[number]), parts_of(code.table[number])
        if word == "place":
            tile, turned, cell = rest
            return word, tile, cell, turned
        if word in ("move", "carry"):
            return word, "", rest[1], rest[0]
        if rest and rest[-1] in self.cells:
            return word, rest[0] if len(rest) > 1 else "", rest[-1], ""
        return word, rest[0] if rest else "", "", rest[1] if len(rest) > 1 else ""

    def number(self, parts: Any) -> int:
        """The flat number; `KeyError` where no action has these parts."""
        return self._numbers[tuple(int(part) for part in parts)]

    def parts(self, number: int) -> tuple[int, ...]:
        return tuple(self.table[number].tolist())

    def legal(self, mask: Mask, *chosen: int) -> Any:
        """Which values the next part may have after those that were chosen, as booleans."""
        still = np.asarray(mask).astype(bool)
        for nth, part in enumerate(chosen):
            still = still & (self.table[:, nth] == part)
        found = np.zeros(self.sizes[len(chosen)], bool)
        found[self.table[still, len(chosen)]] = True
        return found


class GridSand(gymnasium.Wrapper[dict[str, Any], Any, dict[str, Any], Any]):
    """The environment of Realm of Sand with planes for what it shows and parts for what it takes."""

    def __init__(self, env: TavolaSolo) -> None:
        super().__init__(env)
        self.look = Planes(env.table)
        self.parts = ActionParts(env.table.code, env.table)
        mask = env.observation_space
        assert isinstance(mask, spaces.Dict)
        self.observation_space = spaces.Dict(
            {
                "planes": spaces.Box(0, 1, self.look.shape, np.uint8),
                "facts": spaces.Box(0, 255, (len(self.look.others),), np.uint8),
                "action_mask": mask["action_mask"],
            }
        )
        self.action_space = spaces.MultiDiscrete(list(self.parts.sizes))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self.shown(seen), info

    def step(self, action: Any) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Parts that belong to no action are an answer that is not legal."""
        number = self.parts._numbers.get(tuple(int(part) for part in action), -1)
        seen, *rest = self.env.step(number)
        return self.shown(seen), *rest  # type: ignore[return-value]

    def shown(self, seen: dict[str, Any]) -> dict[str, Any]:
        look = seen["observation"]
        return {
            "planes": self.look.planes(look), "facts": self.look.facts(look), "action_mask": seen["action_mask"],
        }  # fmt: skip


def grid_env(**given: Any) -> GridSand:
    """`grid_env(seats=2, opponent="companion")`; everything that `solo_env` takes but the game."""
    return GridSand(TavolaSolo("realm_of_sand", **given))
