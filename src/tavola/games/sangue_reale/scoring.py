"""SCORING: the terms printed on the Era's sheet, and who wins when they are equal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tavola.games.sangue_reale import vocabulary as words
from tavola.games.sangue_reale.events import TermScored
from tavola.games.sangue_reale.layout import Territory
from tavola.games.sangue_reale.state import FACES, NO_ONE, ROUNDS_IN_A_TURN, SEATS, Duel, layout_of, other, side_of
from tavola.games.sangue_reale.supporters import blackened_circles, is_full
from tavola.games.sangue_reale.territories import lands_of
from tavola.kernel.decision import Seat

Count = Callable[[Duel, Seat, Any], int]
TERMS: dict[type[words.Term], Count] = {}
AnyCount = TypeVar("AnyCount", bound=Count)


def score(g: Duel) -> tuple[TermScored, ...]:
    """The whole count, line by line; also while the Era goes on, as it would stand now (SR-12.5).

    What no term names is worth nothing (SR-12.9).
    """
    lines: dict[tuple[str, str], list[int]] = {}
    for seat in SEATS:
        for term in side_of(g, seat).terms:
            line = lines.setdefault((str(term.__struct_config__.tag), subject(term)), [0, 0])
            line[seat] += TERMS[type(term)](g, seat, term)
        for owner, effect in scoring_powers(g, seat):
            lines.setdefault(("power", owner), [0, 0])[seat] += worth(g, seat, effect)
    return tuple(TermScored(term, (a, b), of) for (term, of), (a, b) in lines.items())


def victory_points(g: Duel) -> tuple[int, int]:
    return points_of(g, 0), points_of(g, 1)


def points_of(g: Duel, seat: Seat) -> int:
    """The sum of one player's lines."""
    terms = sum(TERMS[type(term)](g, seat, term) for term in side_of(g, seat).terms)
    return terms + sum(worth(g, seat, effect) for _, effect in scoring_powers(g, seat))


def subject(term: words.Term) -> str:
    """What a term is about: a group, a tag, something counted."""
    if isinstance(term, words.TagSet):
        return "+".join(term.tags)
    return str(getattr(term, "group", "") or getattr(term, "tag", "") or getattr(term, "metric", ""))


def scoring_powers(g: Duel, seat: Seat) -> list[tuple[str, words.Vp | words.VpPer]]:
    """Points promised by this player's Unique Supporters and by his character."""
    own = [unique for unique, owner in zip(layout_of(g).uniques, g.uniques, strict=True) if owner == seat]
    sources = [(f"unique:{unique.id}", unique.effects) for unique in own]
    character = g.box.characters.get(g.sheets[seat].character)
    if character is not None:
        sources.append((f"character:{character.id}", character.powers))
    return [(of, one) for of, effects in sources for one in effects if isinstance(one, (words.Vp, words.VpPer))]


def worth(g: Duel, seat: Seat, effect: words.Vp | words.VpPer) -> int:
    return effect.n if isinstance(effect, words.Vp) else effect.n * METRICS[effect.metric](g, seat)


# -- what can be counted


def own_boxes(g: Duel, seat: Seat) -> list[int]:
    return [box for box, owner in enumerate(g.boxes) if owner == seat]


def boxes(g: Duel, seat: Seat) -> int:
    return g.boxes.count(seat)


def uniques(g: Duel, seat: Seat) -> int:
    return g.uniques.count(seat)


def circles(g: Duel, seat: Seat) -> int:
    return sum(blackened_circles(g, seat, value) for value in FACES)


def full_columns(g: Duel, seat: Seat) -> int:
    return sum(is_full(g, seat, value) for value in FACES)


def river_boxes(g: Duel, seat: Seat) -> int:
    """Own boxes whose territory has a present river on its outline."""
    rivers = layout_of(g).rivers
    return sum(bool(territory_of(g, seat, box).outline & rivers) for box in own_boxes(g, seat))


def groups_led(g: Duel, seat: Seat) -> int:
    return sum(leads_group(g, seat, group) for group in layout_of(g).groups)


def modifiers_spent(g: Duel, seat: Seat) -> int:
    return g.sheets[seat].spent


METRICS: dict[str, Callable[[Duel, Seat], int]] = {
    kind.__name__: kind for kind in (boxes, uniques, full_columns, river_boxes, groups_led, modifiers_spent)
}


def territory_of(g: Duel, seat: Seat, box: int) -> Territory:
    lands = lands_of(g, seat)
    return lands.territories[lands.of_box[box]]


def leads_group(g: Duel, seat: Seat, group: str) -> bool:
    """More printed value than the other in this group; a tie leads nobody."""
    return value_in_group(g, seat, group) > value_in_group(g, other(seat), group)


def value_in_group(g: Duel, seat: Seat, group: str) -> int:
    printed = side_of(g, seat).box_vp
    return sum(printed[box] for box in layout_of(g).groups[group] if g.boxes[box] == seat)


# -- the terms of the closed vocabulary


def counts(kind: type[words.Term]) -> Callable[[AnyCount], AnyCount]:
    def register(count: AnyCount) -> AnyCount:
        TERMS[kind] = count
        return count

    return register


@counts(words.BoxVp)
def printed_values(g: Duel, seat: Seat, term: words.BoxVp) -> int:
    printed = side_of(g, seat).box_vp
    return sum(printed[box] for box in own_boxes(g, seat))


@counts(words.BoxCount)
def each_box(g: Duel, seat: Seat, term: words.BoxCount) -> int:
    return term.k * boxes(g, seat)


@counts(words.GroupComplete)
def whole_group(g: Duel, seat: Seat, term: words.GroupComplete) -> int:
    return term.vp if all(g.boxes[box] == seat for box in layout_of(g).groups[term.group]) else 0


@counts(words.GroupMajority)
def most_of_group(g: Duel, seat: Seat, term: words.GroupMajority) -> int:
    return term.vp if leads_group(g, seat, term.group) else 0


@counts(words.Chain)
def longest_chain(g: Duel, seat: Seat, term: words.Chain) -> int:
    """k for each box of the largest set of own territories that touch one another."""
    lands = lands_of(g, seat)
    own: dict[int, int] = {}  # boxes in each own territory
    for box in own_boxes(g, seat):
        own[lands.of_box[box]] = own.get(lands.of_box[box], 0) + 1
    longest = 0
    while own:
        reached, size = [next(iter(own))], 0
        while reached:
            here = reached.pop()
            size += own.pop(here, 0)
            reached += [land for land in lands.territories[here].neighbours if land in own]
        longest = max(longest, size)
    return term.k * longest


@counts(words.UniqueVp)
def printed_on_supporters(g: Duel, seat: Seat, term: words.UniqueVp) -> int:
    return sum(layout_of(g).uniques[at].vp for at, owner in enumerate(g.uniques) if owner == seat)


@counts(words.UniqueCount)
def each_supporter(g: Duel, seat: Seat, term: words.UniqueCount) -> int:
    return term.k * uniques(g, seat)


@counts(words.ColumnFull)
def each_full_column(g: Duel, seat: Seat, term: words.ColumnFull) -> int:
    return term.k * full_columns(g, seat)


@counts(words.ColumnMajority)
def longer_columns(g: Duel, seat: Seat, term: words.ColumnMajority) -> int:
    rival = other(seat)
    return term.k * sum(blackened_circles(g, seat, value) > blackened_circles(g, rival, value) for value in FACES)


@counts(words.CirclesDiv)
def every_few_circles(g: Duel, seat: Seat, term: words.CirclesDiv) -> int:
    return circles(g, seat) // term.n


@counts(words.TagCount)
def each_tagged_box(g: Duel, seat: Seat, term: words.TagCount) -> int:
    return term.k * sum(term.tag in layout_of(g).box_tags[box] for box in own_boxes(g, seat))


@counts(words.TagSet)
def one_of_every_tag(g: Duel, seat: Seat, term: words.TagSet) -> int:
    held = {tag for box in own_boxes(g, seat) for tag in layout_of(g).box_tags[box]}
    return term.vp if held.issuperset(term.tags) else 0


@counts(words.ModifiersSpent)
def each_modifier_spent(g: Duel, seat: Seat, term: words.ModifiersSpent) -> int:
    return term.k * modifiers_spent(g, seat)


@counts(words.ChronologyDistinct)
def turns_of_five_different_plans(g: Duel, seat: Seat, term: words.ChronologyDistinct) -> int:
    written = g.sheets[seat].chronology
    turns = [written[at : at + ROUNDS_IN_A_TURN] for at in range(0, len(written), ROUNDS_IN_A_TURN)]
    return term.k * sum(len(set(turn)) == ROUNDS_IN_A_TURN for turn in turns)


@counts(words.Cancelled)
def each_cancelled_round(g: Duel, seat: Seat, term: words.Cancelled) -> int:
    return term.k * g.cancelled


@counts(words.RiverSide)
def each_box_on_a_river(g: Duel, seat: Seat, term: words.RiverSide) -> int:
    return term.k * river_boxes(g, seat)


@counts(words.Penalty)
def taken_away(g: Duel, seat: Seat, term: words.Penalty) -> int:
    return -term.k * METRICS[term.metric](g, seat)


# -- who wins


def winner(g: Duel, vp: tuple[int, int]) -> tuple[int, str]:
    """More points; then boxes, Unique Supporters, circles; then the crown stays where it was (SR-12.6 to SR-12.8)."""
    if vp[0] != vp[1]:
        return (0 if vp[0] > vp[1] else 1), "vp"
    if g.options.tiebreak == "shared":
        return NO_ONE, "draw"
    for measure in (boxes, uniques, circles):
        one, two = measure(g, 0), measure(g, 1)
        if one != two:
            return (0 if one > two else 1), measure.__name__
    crowned = wearer_of_the_crown(g)
    return (crowned, "crown") if crowned != NO_ONE else (NO_ONE, "draw")


def wearer_of_the_crown(g: Duel) -> int:
    """Who won the latest Era that had a winner."""
    return next((result.winner for result in reversed(g.results) if result.winner != NO_ONE), NO_ONE)
