"""A toy and its kernel: roll as often as you dare, a 1 takes all you have rolled in this turn; 20 points win."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tavola.coding import Observer, question
from tavola.coding.actions import ActionCode
from tavola.kernel.chance import roll as roll_dice
from tavola.kernel.decision import Option
from tavola.kernel.do import Do
from tavola.kernel.event import Event
from tavola.kernel.flow import FROM_THE_TOP, ask, procedure, rule, run, then
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box, State
from tavola.kernels.chance import below, get_bits, set_bits
from tavola.kernels.compiling import scalar
from tavola.kernels.laid import RNG, Laid, Scalars

GOAL = 20


class PigDo(Do, frozen=True):
    pass


class Turns(PigDo, frozen=True):
    """Turn after turn."""


class Roll(PigDo, frozen=True):
    pass


class Hold(PigDo, frozen=True):
    pass


class Pig(State, kw_only=True):
    deeds: ClassVar[type[Do]] = PigDo
    box: Box
    turn: int = 0
    pot: int = 0
    totals: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    def clone(self) -> Pig:
        clone = State.clone(self)
        clone.totals = self.totals.copy()
        return clone


def roll_or_hold(g: Pig, do: Turns) -> None:
    if max(g.totals) < GOAL:
        ask(g, g.turn, "dare", [Option("roll", (Roll(),)), Option("hold", (Hold(),))])


def go_on(g: Pig, do: Turns) -> str | None:
    return FROM_THE_TOP if max(g.totals) < GOAL else None


procedure(Turns, roll_or_hold, go_on)


@rule(Roll)
def roll(g: Pig, do: Roll) -> None:
    (face,) = roll_dice(g)
    if face == 1:
        g.pot, g.turn = 0, 1 - g.turn
    else:
        g.pot += face


@rule(Hold)
def hold(g: Pig, do: Hold) -> None:
    g.totals[g.turn] += g.pot
    g.pot, g.turn = 0, 1 - g.turn


class PigGame(Game[Pig]):
    id = "pig"
    clauses = "PG"
    seats = range(2, 3)
    state = Pig
    options = msgspec.Struct
    events = Event

    def set_up(self, box: Box, seats: int, options: Any, rng: int) -> Pig:
        g = Pig(box=box, rng=rng)
        then(g, Turns())
        run(g)
        return g

    def outcome(self, g: Pig) -> Outcome | None:
        if g.open:
            return None
        return Outcome((1, 2) if g.totals[0] >= GOAL else (2, 1), tuple(g.totals))

    def rounds(self, g: Pig) -> int:
        raise NotImplementedError

    def seated(self, g: Pig) -> int:
        return 2

    def view(self, g: Pig, viewer: Any) -> Any:
        raise NotImplementedError

    def describe(self, view: Any, words: Any) -> str:
        raise NotImplementedError

    def resample(self, g: Pig, viewer: Any, rng: int) -> Pig:
        raise NotImplementedError

    def pieces(self, g: Pig) -> Any:
        raise NotImplementedError


class Eye(Observer):
    names = ("asked", "pot", "own", "other")
    seats = 2

    def look(self, g: Any, seat: int) -> bytearray:
        asked = any(question(g, seat))
        return bytearray([asked, g.pot, g.totals[seat], g.totals[1 - seat]])


# -- the kernel: two words of the generator, whose turn, the pot, two totals, how many questions were asked

TURN, POT, TOTAL, ASKED, WORDS = 2, 3, 4, 6, 7
ROLL, HOLD = 1, 2


@scalar
def is_over(s: Any) -> bool:
    return s[TOTAL] >= GOAL or s[TOTAL + 1] >= GOAL


@scalar
def ask_again(s: Any) -> None:
    if not is_over(s):
        s[ASKED] += 1


@scalar
def begin_pig(t: Any, s: Any) -> None:
    for at in range(TURN, WORDS):
        s[at] = 0
    ask_again(s)


@scalar
def asked_of(t: Any, s: Any) -> int:
    return -1 if is_over(s) else s[TURN]


@scalar
def legal_now(t: Any, s: Any, out: Any) -> int:
    out[0], out[1] = ROLL, HOLD
    return 0 if is_over(s) else 2


@scalar
def pass_the_die(s: Any) -> None:
    s[POT] = 0
    s[TURN] = 1 - s[TURN]


@scalar
def roll_in_words(s: Any) -> None:
    face = below(s, RNG, 6) + 1
    if face == 1:
        pass_the_die(s)
    else:
        s[POT] += face


@scalar
def act_in_words(t: Any, s: Any, action: int) -> None:
    if action == ROLL:
        roll_in_words(s)
    else:
        s[TOTAL + s[TURN]] += s[POT]
        pass_the_die(s)
    ask_again(s)


@scalar
def look_in_words(t: Any, s: Any, seat: int, out: Any) -> None:
    out[0] = 1 if asked_of(t, s) == seat else 0
    out[1], out[2], out[3] = s[POT], s[TOTAL + seat], s[TOTAL + 1 - seat]


@scalar
def points_in_words(t: Any, s: Any, seat: int) -> int:
    return s[TOTAL + seat]


@scalar
def place_in_words(t: Any, s: Any, seat: int) -> int:
    if not is_over(s):
        return 0
    return 1 if s[TOTAL + seat] >= GOAL else 2


class LaidPig(Laid):
    scalars = Scalars(
        begin_pig, asked_of, legal_now, act_in_words, look_in_words, points_in_words, place_in_words, points_in_words
    )
    tables = [0]
    words, most_legal, seats = WORDS, 2, 2

    def __init__(self) -> None:
        self.game, self.box, self.options = PigGame(), Box(), None
        self.code, self.eye = ActionCode(("roll", "hold"), 0), Eye()

    def state_of(self, g: Pig) -> list[int]:
        s = [0, 0, g.turn, g.pot, *g.totals, g.asked]
        set_bits(s, RNG, g.rng)
        return s

    def game_of(self, s: list[int]) -> Pig:
        g = Pig(box=self.box, rng=get_bits(s, RNG), turn=s[TURN], pot=s[POT], totals=s[TOTAL : TOTAL + 2])
        g.asked = s[ASKED] - (not is_over(s))
        then(g, Turns())
        run(g)
        return g

    def points_of(self, g: Pig, seat: int) -> int:
        return g.totals[seat]
