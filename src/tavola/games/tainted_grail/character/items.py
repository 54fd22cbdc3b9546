"""Items (TG-26.6 to TG-26.9, TG-40.15): how they are drawn, gained and lost, and how many one may hold."""

from __future__ import annotations

from tavola.games.tainted_grail.character.choices import DiscardItemChoice
from tavola.games.tainted_grail.character.in_use import (
    choose_of_each_keyword,
    fits,
    keyword_of,
    new_holding,
    turn_up_what_is_left,
)
from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.choices import NOT_OFFERED
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM, Filter
from tavola.games.tainted_grail.deeds.character import (
    DiscardItem,
    DiscardItems,
    DrawItems,
    GainItem,
    HoldToItemLimit,
    ReceiveKeyword,
)
from tavola.games.tainted_grail.deeds.costs import PayWithCards
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.triggers import fire_card
from tavola.games.tainted_grail.events.character import ItemGained, ItemLost
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import shuffle
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, procedure, rule, then

NO_LIMIT = 10_000
ALL_OF_THEM = -1  # as a number of Items to discard
CHALLENGING_ITEMS = 5  # TG-40.15


# -- gaining


@rule(DrawItems)
def draw_items(g: Avalon, do: DrawItems) -> None:
    for _ in range(do.count):
        copy = take_from_deck(g, do.wanted)
        if copy is not None:
            gain_copy(g, do.seat, copy)


def take_from_deck(g: Avalon, wanted: Filter) -> str | None:
    """The top card, or the first that fits; after a search the rest is shuffled (TG-26.7)."""
    if wanted.is_open:
        return g.item_deck.pop() if g.item_deck else None
    found = next((copy for copy in reversed(g.item_deck) if fits(g, copy, wanted)), None)
    if found is not None:
        g.item_deck.remove(found)
    shuffle(g, g.item_deck)
    return found


@rule(GainItem)
def gain_item(g: Avalon, do: GainItem) -> None:
    copy = take_from_deck(g, Filter(id=do.item))
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


# -- losing


@rule(DiscardItems)
def discard_items(g: Avalon, do: DiscardItems) -> None:
    fitting = sorted(held.id for held in g.heroes[do.seat].items if fits(g, held.id, do.wanted))
    if do.count < 0 or len(fitting) <= do.count:
        for copy in fitting:
            discard_item(g, do.seat, copy)
    elif do.count:
        rest = DiscardItems(do.seat, do.count - 1, do.wanted)
        options = [offer(DiscardItemChoice(copy), DiscardItem(do.seat, copy), rest) for copy in fitting]
        ask(g, do.seat, "discard_item", options)


@legality(DiscardItemChoice)
def why_not_discard_item(g: Avalon, seat: Seat, choice: DiscardItemChoice) -> Refusal | None:
    """An effect or a price asks for an Item of some sort."""
    do = g.stack[-1]
    wanted = do.wanted if isinstance(do, DiscardItems) else do.cost.item if isinstance(do, PayWithCards) else None
    is_there = any(held.id == choice.copy for held in g.heroes[seat].items)
    return None if is_there and wanted is not None and fits(g, choice.copy, wanted) else NOT_OFFERED


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


def discard_down_to_the_limit(g: Avalon, do: HoldToItemLimit) -> str | None:
    if not g.heroes[do.seat].items or (g.encounter is not None and do.seat in g.encounter.members):
        return None
    over = len(g.heroes[do.seat].items) - item_limit(g, do.seat)
    if over <= 0:
        return None
    then(g, DiscardItems(do.seat, over, ANY_ITEM))
    return AGAIN


procedure(HoldToItemLimit, discard_down_to_the_limit, choose_of_each_keyword)
