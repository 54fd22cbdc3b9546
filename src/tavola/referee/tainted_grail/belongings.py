"""Items and Secrets in an Encounter: losing, gaining, turning over, the limit on Items (TG-26, TG-27, TG-40.15)."""

from __future__ import annotations

from tavola.referee.tainted_grail.asking import Impossible, Play, ask
from tavola.referee.tainted_grail.facts import Belonging, Plain
from tavola.referee.tainted_grail.modifiers import changes
from tavola.referee.tainted_grail.pack import printed
from tavola.referee.tainted_grail.table import Table

KEYWORDS = ("armour", "companion", "relic", "shield", "weapon")
CAP = 5  # TG-40.15


def discard(t: Table, seat: int, item: str) -> None:
    """TG-30.1: to the bottom of its deck."""
    hero = t.who(seat)
    hero.items = [one for one in hero.items if one.id != item]
    t.facts.item_deck.insert(0, item)


def turn_up(t: Table, seat: int) -> None:
    """TG-26.10, 32.6: what was used in the Encounter is ready again, and the facing of the day is back."""
    for one in (*t.who(seat).items, *t.who(seat).secrets):
        one.flipped = False
        one.up = t.old_facing.pop(one.id, one.up)


def lose_all_items(t: Table, seat: int) -> None:
    """TG-27.3: Secrets stay."""
    for one in list(t.who(seat).items):
        discard(t, seat, one.id)


def discard_some(t: Table, seat: int, count: int, wanted: Plain) -> Play[None]:
    """So many Items of this sort, by choice of their owner."""
    for _ in range(count):
        found = [one.id for one in t.who(seat).items if fits(t, one.id, wanted)]
        if not found:
            return
        key = yield from ask(seat, "discard_item", [f"discard:{one}" for one in found], "TG-30.1")
        discard(t, seat, key.removeprefix("discard:"))


def fits(t: Table, item: str, wanted: Plain) -> bool:
    card = t.pack.items[printed(item)]
    return all(card.get(name, False) == value for name, value in wanted.items())


def hold_to_limit(t: Table, seat: int) -> Play[None]:
    """The Dying card and the Challenging mode limit the number of Items (TG-29.3, 40.15)."""
    limit = 10**6
    if t.options["caps"] and (not t.is_going() or seat not in t.scene.members):
        limit = CAP
    for change in changes(t, "limit.items", seat):
        limit = change["set"]
    yield from discard_some(t, seat, len(t.who(seat).items) - limit, {})


def draw_item(t: Table, seat: int, wanted: Plain) -> str | None:
    """TG-26.6, 26.7: the first that fits, the rest shuffled; without a wish the top card, without a shuffle."""
    deck = t.facts.item_deck
    if not wanted:
        return t.take_top(deck, "item", seat, "TG-26.7") if deck else None
    fitting = [one for one in deck if fits(t, one, wanted)]
    if not fitting:
        t.shuffle(deck)
        return None
    if id(deck) in t.unordered:
        item = str(t.next_shown("item", seat, "TG-26.6"))
        if item not in fitting:
            raise Impossible("an Item drawn", sorted(fitting), item, "TG-26.6")
    else:
        item = fitting[-1]
    deck.remove(item)
    t.shuffle(deck)
    return item


def gain(t: Table, seat: int, item: str) -> Play[None]:
    """TG-26.4, 32.7: of no use before the Encounter is over; a second of its keyword asks which one lies face up."""
    hero, keyword = t.who(seat), t.keyword(item)
    hero.items.append(Belonging(item, not keyword, False))
    t.fresh.append(item)
    yield from ()


def settle(t: Table, seats: list[int]) -> Play[None]:
    """After the Encounter: what is too much is discarded, then one of each keyword lies face up, one after the other.

    What is in use is compared again when all of that is done.
    """
    for seat in seats:
        t.unsettled.update(one.id for one in (*t.who(seat).items, *t.who(seat).secrets))
    for seat in seats:
        yield from hold_to_limit(t, seat)
        yield from look_at_facing(t, seat)
    t.fresh.clear()
    t.unsettled.clear()


def look_at_facing(t: Table, seat: int) -> Play[None]:
    """TG-26.4, 26.5: who has several of a keyword chooses; what is left alone is turned up."""
    waiting = [keyword for keyword in KEYWORDS if is_facing_open(t, seat, keyword)]
    while waiting:  # in whatever order it is asked
        offered = [key.removeprefix("equip:") for key in t.asked_now.get(seat, ())]
        clear = [keyword for keyword in waiting if len(rivals(t, seat, keyword)) == 1]
        first = [keyword for keyword in waiting if keyword in map(t.keyword, filter(t.is_belonging, offered))]
        keyword = (clear or first or waiting)[0]
        waiting.remove(keyword)
        yield from choose_face_up(t, seat, keyword)


def is_facing_open(t: Table, seat: int, keyword: str) -> bool:
    """Something of this keyword is new, or nothing of it lies face up."""
    found = rivals(t, seat, keyword)
    return bool(found) and (any(one.id in t.fresh for one in found) or not any(one.up for one in found))


def rivals(t: Table, seat: int, keyword: str) -> list[Belonging]:
    """All that one owns of a keyword; of these one may be used."""
    return [one for one in (*t.who(seat).items, *t.who(seat).secrets) if t.keyword(one.id) == keyword]


def choose_face_up(t: Table, seat: int, keyword: str) -> Play[None]:
    """One of each keyword lies face up, by choice."""
    found = rivals(t, seat, keyword)
    if not found:
        return
    key = yield from ask(seat, "equip", [f"equip:{one.id}" for one in found], "TG-26.4")
    for one in found:
        one.up = f"equip:{one.id}" == key
