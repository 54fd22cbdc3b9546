"""A duel laid out for its kernel, and what the kernel does not claim."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tavola.coding.actions import ActionCode
from tavola.coding.sangue_reale import SHARED, Encoder, keys, points
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.game import SangueReale
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import Duel
from tavola.kernels.laid import Laid, Scalars, Unclaimed, Words
from tavola.kernels.sangue_reale import words as w
from tavola.kernels.sangue_reale.campaign import place, score
from tavola.kernels.sangue_reale.conversion import duel_of, words_of
from tavola.kernels.sangue_reale.eye import look
from tavola.kernels.sangue_reale.eye import points as points_ahead
from tavola.kernels.sangue_reale.machine import act, asked, begin, legal
from tavola.kernels.sangue_reale.tables import Tables

FRAMES_OF_A_ROUND, FRAMES_OF_A_UNIQUE, CIRCLES_BY_ACTIONS = 16, 14, 24
MOST_TAGS, MOST_VALUES = 30, 10


class LaidDuel(Laid):
    """All Eras alone or in a campaign, every ruling, every pack within the bounds below."""

    scalars = Scalars(begin, asked, legal, act, look, points_ahead, place, score)
    words = w.WORDS
    most_legal = w.MOST_OPTIONS

    def __init__(self, box: DuelBox, seats: int, options: Rulings) -> None:
        for sentence in unclaimed(box, options):
            raise Unclaimed(sentence)
        self.game, self.box, self.seats, self.options = SangueReale(), box, seats, options
        eye = Encoder(box, seats)
        self.eye, self.code = eye, ActionCode(keys(box), SHARED)
        self._tables = Tables(box, options, self.code, eye)
        if self._tables.roads.missing:
            raise Unclaimed(f"The pack has no branch after the Eras {', '.join(self._tables.roads.missing)}.")
        self.tables = self._tables.words

    def state_of(self, g: Duel) -> Words:
        return words_of(self._tables, g)

    def game_of(self, s: Words) -> Duel:
        assert isinstance(self.box, DuelBox)
        return duel_of(self._tables, self.box, self.options, s)

    def points_of(self, g: Any, seat: int) -> int:
        return int(points(g, seat))


lay = LaidDuel


def unclaimed(box: DuelBox, options: Rulings) -> Iterator[str]:
    """What this kernel has no room for, a sentence each."""
    for page in box.maps.values():
        slots = sum(len(area.slots) for area in page.areas)
        boxes = sum(area.box is not None for area in page.areas)
        for what, n, most in (
            ("slots", slots, w.MOST_BITS),
            ("edges", len(page.edges), w.MOST_BITS),
            ("areas", len(page.areas), w.MOST_BITS),
            ("boxes", boxes, w.MOST_BOXES),
        ):
            if n > most:
                yield f"The map {page.id} has {n} {what}, and the kernel of Sangue Reale has room for {most}."
    tags = {tag for page in box.maps.values() for area in page.areas if area.box for tag in area.box.tags}
    if len(tags) > MOST_TAGS:
        yield f"The pack has {len(tags)} tags, and the kernel of Sangue Reale has room for {MOST_TAGS}."
    for one in box.sets.values():
        if len(one.uniques) > w.MOST_UNIQUES:
            yield f"The set {one.id} has {len(one.uniques)} Unique Supporters, more than {w.MOST_UNIQUES}."
    for effect in effects_of(box):
        yield from unclaimed_effect(effect)
    yield from too_much_at_once(box, options)


def effects_of(box: DuelBox) -> Iterator[v.AnyEffect]:
    for unique in box.uniques.values():
        yield from unique.effects
    for character in box.characters.values():
        yield from character.powers


def unclaimed_effect(effect: v.AnyEffect) -> Iterator[str]:
    """Lists of numbers and columns without end, or with the same twice."""
    named = effect.numbers if isinstance(effect, v.Circle) else effect.column if isinstance(effect, v.Blacken) else ()
    if not isinstance(named, str) and (len(named) > MOST_VALUES or len(set(named)) != len(named)):
        yield f"An effect names {', '.join(map(str, named))}: the kernel of Sangue Reale wants each value once."


def too_much_at_once(box: DuelBox, options: Rulings) -> Iterator[str]:
    """The longest stack and the longest queue that a pack could bring about."""
    given = sum(op.n for overlay in box.overlays.values() for op in overlay.ops if isinstance(op, v.PreModifier))
    powers = sum(
        effect.n for one in box.characters.values() for effect in one.powers if isinstance(effect, v.DrawModifier)
    )
    for one in box.sets.values():
        depth = FRAMES_OF_A_ROUND + sum(FRAMES_OF_A_UNIQUE + len(unique.effects) for unique in one.uniques)
        depth += max((sum(getattr(e, "n", 1) for e in unique.effects) for unique in one.uniques), default=0)
        if options.modifier_target == "any_die" or options.modifier_timing == "before_split":
            drawn = sum(e.n for unique in one.uniques for e in unique.effects if isinstance(e, v.DrawModifier))
            depth += 2 * (CIRCLES_BY_ACTIONS + drawn + given + powers)
        if depth > w.MOST_FRAMES:
            yield f"The set {one.id} could bring about more at once than the kernel of Sangue Reale has room for."
    for sheet in box.sheets.values():
        rows = sum(column.rows.count("|") + column.rows.count("*") for column in sheet.columns)
        if 2 * rows > w.MOST_QUEUED:
            yield f"The sheet {sheet.id} has more lines and icons than the kernel of Sangue Reale has room for."
