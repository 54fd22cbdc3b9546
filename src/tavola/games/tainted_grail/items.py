"""Items and equipment (TG-26): one in use of each keyword, Crafted ones, and how they are drawn and lost."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.box import card_of
from tavola.games.tainted_grail.log import GrailEvent
from tavola.games.tainted_grail.modifiers import modified
from tavola.games.tainted_grail.state import Avalon, GrailDo, Held
from tavola.games.tainted_grail.survival import hold_energy_down
from tavola.games.tainted_grail.triggers import fire_card
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, rule, then

NO_LIMIT = 10_000
ALL_OF_THEM = -1  # as a number of Items to discard
CHALLENGING_ITEMS = 5  # TG-40.15
KEYWORDS = ("weapon", "armour", "shield", "companion", "relic")


class ItemGained(GrailEvent, frozen=True):
    """The Item deck is face down: drawing shows what was hidden."""

    reveals = "hidden"
    seat: Seat
    item: str


class ItemLost(GrailEvent, frozen=True):
    seat: Seat
    item: str


class ItemsTurned(GrailEvent, frozen=True):
    """Which of two cards with one keyword is in use."""

    seat: Seat
    up: str


def keyword_of(g: Avalon, copy: str) -> str | None:
    """The keyword of an Item or of a Secret that counts as one (TG-26.3)."""
    card = card_of(copy)
    return g.box.secrets[int(card)].keyword if card.isdigit() else g.box.items[card].keyword


def equipment(g: Avalon, seat: Seat) -> list[Held]:
    """Everything with a keyword that a Character owns, Secrets included."""
    hero = g.heroes[seat]
    return [held for held in (*hero.items, *hero.secrets) if keyword_of(g, held.id) is not None]


def fits(g: Avalon, copy: str, wanted: dict[str, Any]) -> bool:
    """Whether an Item is of the sort a text asks for: by keyword, Crafted, or by id."""
    entry = g.box.items[card_of(copy)]
    return (
        ("keyword" not in wanted or entry.keyword == wanted["keyword"])
        and ("crafted" not in wanted or entry.crafted == wanted["crafted"])
        and ("id" not in wanted or entry.id == wanted["id"])
    )


# -- gaining


class DrawItems(GrailDo, frozen=True):
    """Draw from the Item deck; with a filter, until the first that fits (TG-26.6)."""

    seat: Seat
    count: int
    wanted: dict[str, Any]


@rule(DrawItems)
def draw_items(g: Avalon, do: DrawItems) -> None:
    for _ in range(do.count):
        copy = take_from_deck(g, do.wanted)
        if copy is not None:
            gain_copy(g, do.seat, copy)


def take_from_deck(g: Avalon, wanted: dict[str, Any]) -> str | None:
    """The top card, or the first that fits; after a search the rest is shuffled (TG-26.7)."""
    if not wanted:
        return g.item_deck.pop() if g.item_deck else None
    found = next((copy for copy in reversed(g.item_deck) if fits(g, copy, wanted)), None)
    if found is not None:
        g.item_deck.remove(found)
    shuffle(g, g.item_deck)
    return found


class GainItem(GrailDo, frozen=True):
    """A named Item, taken out of the deck."""

    seat: Seat
    item: str


@rule(GainItem)
def gain_item(g: Avalon, do: GainItem) -> None:
    copy = take_from_deck(g, {"id": do.item})
    if copy is not None:
        gain_copy(g, do.seat, copy)


def gain_copy(g: Avalon, seat: Seat, copy: str) -> None:
    """New to the Party, unlike what is traded: what the card does when it is gained is done."""
    fire_card(g, "gain", f"item:{copy}", seat, g.box.items[card_of(copy)].abilities)
    receive_item(g, seat, copy)


def receive_item(g: Avalon, seat: Seat, copy: str) -> None:
    """A new card with the keyword of one in use: its owner chooses which is face up (TG-26.4)."""
    g.heroes[seat].items.append(new_holding(g, seat, copy))
    if g.encounter is not None and seat in g.encounter.came:
        g.encounter.set_aside.append(copy)  # owned, but not used before the Encounter is over (TG-32.7)
    emit(g, ItemGained(seat, copy))
    hold_energy_down(g, seat)
    then(g, ReceiveKeyword(seat, copy), HoldToItemLimit(seat))


def new_holding(g: Avalon, seat: Seat, copy: str) -> Held:
    """Without a keyword it is in use at once; with one, not before its owner has chosen."""
    has_keyword = keyword_of(g, copy) is not None
    return Held(copy, up=not has_keyword, fresh=has_keyword and equipment_is_fixed(g, seat))


def equipment_is_fixed(g: Avalon, seat: Seat) -> bool:
    """Inside an Encounter nothing can be added to the equipment (TG-32.7)."""
    return g.encounter is not None and seat in g.encounter.came


class ReceiveKeyword(GrailDo, frozen=True):
    seat: Seat
    copy: str


@rule(ReceiveKeyword)
def choose_which_is_face_up(g: Avalon, do: ReceiveKeyword) -> None:
    keyword = keyword_of(g, do.copy)
    if keyword is not None and not equipment_is_fixed(g, do.seat):
        then(g, ChooseInUse(do.seat, keyword))


class ChooseInUse(GrailDo, frozen=True):
    """Which card of one keyword is in use; the others go face down."""

    seat: Seat
    keyword: str


@rule(ChooseInUse)
def choose_in_use(g: Avalon, do: ChooseInUse) -> None:
    owned = sorted(held.id for held in equipment(g, do.seat) if keyword_of(g, held.id) == do.keyword)
    ask(g, do.seat, "equip", [Option(f"equip:{copy}", (TurnUp(do.seat, copy),)) for copy in owned])


class TurnUp(GrailDo, frozen=True):
    seat: Seat
    copy: str


@rule(TurnUp)
def turn_up(g: Avalon, do: TurnUp) -> None:
    keyword = keyword_of(g, do.copy)
    changed = False
    for held in equipment(g, do.seat):
        if keyword_of(g, held.id) == keyword and held.up != (held.id == do.copy):
            held.up = held.id == do.copy
            changed = True
        if keyword_of(g, held.id) == keyword:
            held.fresh = False
    if changed:
        emit(g, ItemsTurned(do.seat, do.copy))
        hold_energy_down(g, do.seat)


# -- step 8 of the Start of the Day


class Equip(GrailDo, frozen=True):
    """Each keyword once in use; a Character with a choice makes it (TG-5.13)."""

    seat: Seat


@rule(Equip)
def equip(g: Avalon, do: Equip) -> None:
    counts = [keyword_of(g, held.id) for held in equipment(g, do.seat)]
    then(g, *[ChooseInUse(do.seat, keyword) for keyword in KEYWORDS if counts.count(keyword) > 1])
    for held in equipment(g, do.seat):
        if counts.count(keyword_of(g, held.id)) == 1:
            held.up = True
    hold_energy_down(g, do.seat)


def turn_up_what_is_left(g: Avalon, seat: Seat, keyword: str | None) -> None:
    """When the card in use leaves its owner, another of that keyword may be turned up (TG-26.5).

    Inside an Encounter that waits for its end, when one also chooses about what was gained in it.
    """
    if keyword is None or equipment_is_fixed(g, seat):
        return
    left = [held for held in equipment(g, seat) if keyword_of(g, held.id) == keyword]
    if left and (not any(held.up for held in left) or any(held.fresh for held in left)):
        then(g, ChooseInUse(seat, keyword))


# -- losing


class DiscardItems(GrailDo, frozen=True):
    """So many Items of a sort, or all of them, go to the bottom of the deck. Secrets are skipped (TG-27.3)."""

    seat: Seat
    count: int
    wanted: dict[str, Any]


@rule(DiscardItems)
def discard_items(g: Avalon, do: DiscardItems) -> None:
    fitting = sorted(held.id for held in g.heroes[do.seat].items if fits(g, held.id, do.wanted))
    if do.count < 0 or len(fitting) <= do.count:
        for copy in fitting:
            discard_item(g, do.seat, copy)
    elif do.count:
        rest = DiscardItems(do.seat, do.count - 1, do.wanted)
        options = [Option(f"discard:{copy}", (DiscardItem(do.seat, copy), rest)) for copy in fitting]
        ask(g, do.seat, "discard_item", options)


class DiscardItem(GrailDo, frozen=True):
    seat: Seat
    copy: str


@rule(DiscardItem)
def discard_one(g: Avalon, do: DiscardItem) -> None:
    discard_item(g, do.seat, do.copy)


def discard_item(g: Avalon, seat: Seat, copy: str) -> None:
    """To the bottom of the Item deck (TG-30.1)."""
    lose_hold_of(g, seat, copy)
    g.item_deck.insert(0, copy)
    emit(g, ItemLost(seat, copy))


def lose_hold_of(g: Avalon, seat: Seat, copy: str) -> None:
    hero = g.heroes[seat]
    was_up = any(held.up for held in hero.items if held.id == copy)
    hero.items = [held for held in hero.items if held.id != copy]
    if was_up:
        turn_up_what_is_left(g, seat, keyword_of(g, copy))


def item_limit(g: Avalon, seat: Seat) -> int:
    """How many Items a Character may hold: Dying and Challenging set one (TG-40.15)."""
    return modified(g, seat, "limit.items", CHALLENGING_ITEMS if g.options.caps else NO_LIMIT)


class HoldToItemLimit(GrailDo, frozen=True):
    """Too many Items: the owner discards down to the limit, outside Encounters at once."""

    seat: Seat


def discard_down_to_the_limit(g: Avalon, do: HoldToItemLimit) -> str | None:
    if g.encounter is not None and do.seat in g.encounter.members:
        return None
    over = len(g.heroes[do.seat].items) - item_limit(g, do.seat)
    if over <= 0:
        return None
    then(g, DiscardItems(do.seat, over, {}))
    return AGAIN


procedure(HoldToItemLimit, discard_down_to_the_limit)


def flip_up_again(g: Avalon, seat: Seat) -> None:
    """Used Items are turned up at the end of the Encounter (TG-26.10)."""
    for held in (*g.heroes[seat].items, *g.heroes[seat].secrets):
        held.flipped = False
