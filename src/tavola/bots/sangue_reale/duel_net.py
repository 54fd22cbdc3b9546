"""A learnt net at a table of Sangue Reale: what it says of positions, of pairs of plans, and of answers.

A position is laid out for the kernel, which plays answers on, up to the next dice; compiled where compiled code is
ready, as plain Python else. The net is NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from tavola.bots import nets
from tavola.bots.nets import Floats, NoNet
from tavola.bots.stage_games import Floats as Chances
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.decision import Seat
from tavola.kernels.compiling import Building, as_it_is, core_building
from tavola.kernels.laid import Unclaimed
from tavola.kernels.readying import Readied
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.features import see
from tavola.kernels.sangue_reale.kernel import LaidDuel
from tavola.kernels.sangue_reale.machine import act
from tavola.kernels.sangue_reale.pausing import COUNTED, ENDED, PAUSES, WORDS, has_won
from tavola.kernels.sangue_reale.planning import is_forbidden

LEARNT = Path(__file__).parent.parent / "learnt" / "sangue_reale.npz"
MOST_SEEN = 4096
PLANS = 6
# Rulings that change nothing a net has learnt; with others it plays on, but they are not what it was made for.
HARMLESS = (
    "length",
    "era",
    "sheet",
    "character_pick",
    "lock_policy",
    "draw_branch",
    "campaign_stop",
    "campaign_winner",
)


class Hands(NamedTuple):
    """The functions of the kernel that a table needs."""

    act: Callable[..., Any]
    see: Callable[..., Any]
    is_compiled: bool


def compile_hands() -> Hands:
    building = core_building(PAUSES, "hands", in_rows=True)
    return Hands(building.outside(act), building.outside(see), True)


_PLAIN = Building(as_it_is, PAUSES)
PLAIN = Hands(_PLAIN.outside(act), _PLAIN.outside(see), False)
COMPILED = Readied(compile_hands)


def known_words(box: DuelBox) -> list[int]:
    """All that a kernel has of a pack, on every sheet: what a net that learnt from it knows."""
    found: list[int] = []
    for number, era in sorted(box.eras.items()):
        for sheet in era.sheets:
            found += LaidDuel(box, 2, Rulings(era=number, sheet=sheet)).tables
    return found


def is_usual(options: Rulings) -> bool:
    """Whether a table is played by the rulings with which nets are learnt."""
    usual = Rulings()
    return all(
        getattr(options, name) == getattr(usual, name) for name in Rulings.__struct_fields__ if name not in HARMLESS
    )


class DuelNet:
    """One table's pack and rulings, and the nets that know them, by Era."""

    def __init__(self, box: DuelBox, options: Rulings, file: Path = LEARNT) -> None:
        net = nets.read(file)
        if why := nets.why_not(net.about, box.name(), nets.mark_of(known_words(box))):
            raise NoNet(why)
        if not is_usual(options):
            raise NoNet("the net of sangue_reale learnt by the usual rulings")
        self.laid = LaidDuel(box, 2, options)
        self.layers = {era: net.layers(str(era)) for era in sorted(box.eras)}
        self.words = list(map(int, self.laid.tables))
        self.tables = self.laid.array(self.laid.tables)

    def look(self, hands: Hands, g: Duel) -> Look:
        words = [*self.laid.state_of(g), 0, 0]
        words[COUNTED] = words[w.RESULT_COUNT]
        assert len(words) == WORDS
        return Look(self, hands, words, g.era)


class Look:
    """One position, as the net sees it."""

    def __init__(self, net: DuelNet, hands: Hands, words: list[int], era: int) -> None:
        self.net, self.hands, self.words, self.layers = net, hands, words, net.layers[era]
        self.state: Any = net.laid.array(words) if hands.is_compiled else words
        self.tables: Any = net.tables if hands.is_compiled else net.words
        self.out: Any = np.zeros(MOST_SEEN, np.uint8) if hands.is_compiled else [0] * MOST_SEEN

    def seen(self, state: Any, seat: Seat) -> Floats:
        n = self.hands.see(self.tables, state, seat, self.out)
        return np.array(self.out[:n], np.float32)

    def chances(self, states: Sequence[Any], seat: Seat) -> Chances:
        """A seat's chance to win from each of some positions: what the net says from both sides, halfway.

        In plain Python, where looking takes longest, from its own side alone.
        """
        sides = (seat, 1 - seat) if self.hands.is_compiled else (seat,)
        rows = [self.seen(state, who) for who in sides for state in states]
        said = squeezed(nets.forward(self.layers, np.stack(rows))[:, 0])
        mean: Chances = said
        if len(sides) == 2:
            mean = (said[: len(states)] + 1.0 - said[len(states) :]) / 2
        for nth, state in enumerate(states):
            if state[w.PROMPT] == ENDED:
                mean[nth] = has_won(state, seat) / 2
        return mean

    def plans(self, seat: Seat) -> Chances:
        """A seat's chance for each pair of plans, its own by row."""
        rows = np.stack([self.seen(self.state, who) for who in (seat, 1 - seat)])
        said = squeezed(nets.forward(self.layers, rows)[:, 1:]).reshape(2, PLANS, PLANS)
        found: Chances = (said[0] + 1.0 - said[1].T) / 2
        return found

    def answers(self, seat: Seat, actions: Sequence[int]) -> Chances:
        """A seat's chance after each of these answers."""
        states = []
        for action in actions:
            trial = self.state.copy()
            self.hands.act(self.tables, trial, action)
            states.append(trial)
        return self.chances(states, seat)

    def shown(self, seat: Seat) -> int:
        """The plan that a seat has made in the open, or 0."""
        return int(self.words[w.SHEETS + seat * w.SHEET_WORDS + w.PLAN])

    def may(self, seat: Seat) -> list[bool]:
        """Which plans a seat may make."""
        found = [not is_forbidden(self.words, seat, action) for action in range(1, PLANS + 1)]
        return found if any(found) else [True] * PLANS


def squeezed(logits: Floats) -> Chances:
    found: Chances = 1.0 / (1.0 + np.exp(-logits.astype(np.float64)))
    return found


_NETS: WeakKeyDictionary[DuelBox, dict[bytes, DuelNet | None]] = WeakKeyDictionary()


def net_for(g: Duel) -> DuelNet | None:
    """The net for tables of this pack and these rulings, or None where it does not know them."""
    known, key = _NETS.setdefault(g.box, {}), msgspec.json.encode(g.options)
    if key not in known:
        try:
            known[key] = DuelNet(g.box, g.options)
        except (NoNet, Unclaimed):
            known[key] = None
    return known[key]
