"""Every way in which somebody is told something of a table, as bytes: for who looks for leaks.

Two states that differ only in what a viewer may not know give the same bytes by every way, so the same sizes and the
same order too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar, cast

import msgspec

from tavola.bots.advice import advise, adviser_of
from tavola.bots.bot import BotRng, seat_access
from tavola.cli.bench.leak_friends import told_elsewhere
from tavola.kernel.codec import plain
from tavola.kernel.decision import Decision, Refusal, Refused, Viewer
from tavola.kernel.state import State
from tavola.service.advising import Advisers, hint_info
from tavola.service.ceilings import Ceilings
from tavola.service.corrections import could_be
from tavola.service.files import take_alone
from tavola.service.loaded_table import LoadedTable
from tavola.service.log_acts import Answered, act_bytes, read_act
from tavola.service.my_tables import owed
from tavola.service.person_tables import standing
from tavola.service.ports import Catalogue
from tavola.service.present import described, details, log_line, refusal_info, table_info, view_info
from tavola.service.registry import TableRegistry
from tavola.service.watchers import encode
from tavola.service.wire.stream import RefusalMessage, Welcome
from tavola.store.people import StandingRow
from tavola.store.port import Entry, KeyRow

T = TypeVar("T")
PATIENT = Ceilings(rules_seconds=60.0, edited_seconds=60.0, details_seconds=600.0)  # here nobody waits
LUCK = "leak"  # of the bot that gives hints, the same in both worlds


class Rooms(msgspec.Struct):
    """As much of a registry as is needed where nothing is kept."""

    catalogue: Catalogue
    ceilings: Ceilings

    def now(self) -> float:
        return 2.0


class Probe:
    """One viewer's questions to a table. What is asked at random is asked alike in both worlds."""

    def __init__(
        self, catalogue: Catalogue, loaded: LoadedTable, true: State, entry: Entry, viewer: Viewer, language: str
    ) -> None:
        self.catalogue, self.loaded, self.true, self.entry, self.viewer = catalogue, loaded, true, entry, viewer
        self.words = catalogue.words(loaded.row.game, loaded.row.pack, language)
        self.luck = f"{entry.table} {entry.seq} {viewer}"
        self.registry = cast(TableRegistry, Rooms(catalogue, PATIENT))
        loaded.ceilings = PATIENT

    def channels(self, g: State, *, hints: bool, rulings: bool) -> dict[str, bytes]:
        """All that the viewer could be sent at this moment, whatever they ask for; what is dear, where it is wanted."""
        self.loaded.g = g
        found = {
            "frames": self.frames(),
            "text": described(self.loaded, g, self.viewer, self.words).encode(),
            "details": b"\n".join(map(encode, self.own(g, self.detailed))),
            "errors": b"\n".join(encode(RefusalMessage("", self.card(refusal))) for refusal in self.refusals(g)),
            "secrets": self.secret_answer(g),
            "lists": b"\n".join(map(encode, self.lists(g))),
            "elsewhere": b"\n".join(map(encode, told_elsewhere(self.registry, self.loaded, g, self.words))),
        }
        if hints:
            found["hints"] = b"\n".join(map(encode, self.own(g, self.hint)))
        if rulings:
            found["rulings"] = b"\n".join(encode(self.card(refusal)) for refusal in self.rulings(g))
        found["sizes"] = b" ".join(str(len(part)).encode() for part in found.values())
        return found

    def frames(self) -> bytes:
        """What a stream begins with: the table, its log, the sight."""
        loaded, hand = self.loaded, [] if self.viewer is None else [self.viewer]
        line = log_line(loaded, self.entry, self.viewer, self.words)
        sight = view_info(loaded, self.viewer, self.words)
        return encode(Welcome(loaded.seq, hand, False, [line], table_info(loaded, self.words), sight))

    def own(self, g: State, ask: Callable[[State, Decision], Any]) -> Iterator[Any]:
        """What is asked about each of the viewer's own decisions."""
        return (ask(g, one) for one in g.open if one.seat == self.viewer and self.viewer not in g.held)

    def detailed(self, g: State, decision: Decision) -> Any:
        return to_its_end(details(self.loaded, decision, self.words))

    def lists(self, g: State) -> Iterator[Any]:
        """The table in the list of who holds the seat's key, and in that of the person on whom the seat hangs."""
        if self.viewer is None:
            return
        loaded, key = self.loaded, KeyRow("", self.loaded.id, "hand", (self.viewer,), True, 0.0)
        yield owed(self.registry, loaded, key)
        row, status = loaded.row, loaded.turn_status(loaded.summary, g)
        yield standing(
            self.registry,
            StandingRow(
                row.id, row.game, row.plan, status.over, status.owed, status.since, status.bot_owed,
                loaded.summary.ply, key.seats,
            ),
        )  # fmt: skip

    def hint(self, g: State, decision: Decision) -> Any:
        loaded, seat = self.loaded, seat_access(self.loaded.game, g, decision, BotRng.of(LUCK))
        wanted = adviser_of(loaded.row.game)
        bot = wanted if wanted in self.catalogue.bots(loaded.row.game) else "greedy"
        advice = advise(bot, loaded.game, loaded.row.seats, seat)
        return hint_info(loaded, decision, loaded.question_id(decision), bot, advice, self.words)

    def card(self, refusal: Refusal) -> Any:
        return refusal_info(refusal, self.words)

    # -- what is refused, and in which words

    def refusals(self, g: State) -> Iterator[Refusal]:
        """Keys that others might have, a question that is not open, the file, the analysis."""
        if self.viewer is None:
            return
        keys = ["no such key", *self.keys_of_others()]
        for key in keys:
            yield from refused(lambda: self.loaded.game.answer(g.clone(), self.seat, key))  # noqa: B023
        yield from refused(lambda: self.loaded.game.answer(g.clone(), self.seat, keys[0], 10**9))
        mine = KeyRow("", self.loaded.id, "hand", (self.seat,), True, 0.0)
        if self.loaded.row.seats > 1:  # who is alone may have the file
            yield from refused(lambda: to_its_end(take_alone(self.registry, self.loaded, mine)))
        yield from refused(lambda: to_its_end(Advisers(self.registry).analysis(self.loaded, self.words)))

    @property
    def seat(self) -> int:
        assert self.viewer is not None
        return self.viewer

    def keys_of_others(self) -> list[str]:
        """In the true world: whoever guesses them must not hear that they were right."""
        others = [key for one in self.true.open if one.seat != self.viewer for key in one.legal()]
        own = {key for one in self.true.open if one.seat == self.viewer for key in one.legal()}
        luck = random.Random(self.luck)
        return luck.sample([key for key in others if key not in own], 2) if len(set(others) - own) > 1 else []

    def rulings(self, g: State) -> Iterator[Refusal]:
        """Corrections of places that exist in the true world, proposed by who cannot know whether they do."""
        if self.viewer is None:
            return
        luck = random.Random(self.luck)
        places = list(pointers(plain(self.true), ""))
        for path in luck.sample(places, min(2, len(places))):
            op = luck.choice(["replace", "remove"])
            patch = [{"op": op, "path": path, "value": luck.choice([1, "x", [], 0])}]
            yield from refused(lambda: could_be(self.registry, self.loaded, patch, self.seat, 7))  # noqa: B023

    def secret_answer(self, g: State) -> bytes:
        """The line of an answer that somebody else gave in secret, with another answer in its place."""
        act = read_act(self.entry.data)
        if not isinstance(act, Answered) or act.seat == self.viewer or act.seat not in self.true.held:
            return b""
        held = g.held.get(act.seat, act.key)
        entry = msgspec.structs.replace(self.entry, data=act_bytes(msgspec.structs.replace(act, key=held)))
        return encode(log_line(self.loaded, entry, self.viewer, self.words))


def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Work that waits for nothing but its turn: here it is always its turn."""
    try:
        while True:
            work.send(None)
    except StopIteration as ended:
        found: T = ended.value
        return found


def refused(do: Callable[[], object]) -> Iterator[Refusal]:
    try:
        do()
    except Refused as refused:
        yield refused.refusal


def pointers(inside: Any, path: str) -> Iterator[str]:
    """Every place of plain data, as JSON Patch names it."""
    parts = inside.items() if isinstance(inside, dict) else enumerate(inside) if isinstance(inside, list) else ()
    for name, part in parts:
        here = f"{path}/{str(name).replace('~', '~0').replace('/', '~1')}"
        yield here
        yield from pointers(part, here)
