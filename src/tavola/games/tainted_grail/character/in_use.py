"""What a Character uses (TG-26.3 to TG-26.5): one card of each keyword face up, the others face down, Secrets too."""

from __future__ import annotations

from tavola.games.tainted_grail.character.choices import EquipChoice
from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.vocabulary import KEYWORDS, Filter
from tavola.games.tainted_grail.deeds.character import ChooseInUse, Equip, HoldToItemLimit, ReceiveKeyword, TurnUp
from tavola.games.tainted_grail.events.character import ItemsTurned
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, rule, then
from tavola.kernel.text import say


def keyword_of(g: Avalon, copy: str) -> str | None:
    """The keyword of an Item or of a Secret that counts as one (TG-26.3)."""
    return g.box.keywords.get(card_of(copy))


def equipment(g: Avalon, seat: Seat) -> list[Held]:
    """Everything with a keyword that a Character owns, Secrets included."""
    hero, keywords = g.heroes[seat], g.box.keywords
    return [held for held in (*hero.items, *hero.secrets) if card_of(held.id) in keywords]


# -- a new card


def new_holding(g: Avalon, seat: Seat, copy: str) -> Held:
    """Without a keyword it is in use at once; with one, not before its owner has chosen."""
    has_keyword = keyword_of(g, copy) is not None
    return Held(copy, up=not has_keyword, fresh=has_keyword and equipment_is_fixed(g, seat))


def equipment_is_fixed(g: Avalon, seat: Seat) -> bool:
    """Inside an Encounter nothing can be added to the equipment (TG-32.7)."""
    return g.encounter is not None and seat in g.encounter.came


@rule(ReceiveKeyword)
def choose_which_is_face_up(g: Avalon, do: ReceiveKeyword) -> None:
    keyword = keyword_of(g, do.copy)
    if keyword is not None and not equipment_is_fixed(g, do.seat):
        then(g, ChooseInUse(do.seat, keyword))


@rule(ChooseInUse)
def choose_in_use(g: Avalon, do: ChooseInUse) -> None:
    ask(g, do.seat, "equip", [offer(EquipChoice(copy), TurnUp(do.seat, copy)) for copy in _with_keyword(g, do)])


def _with_keyword(g: Avalon, do: ChooseInUse) -> list[str]:
    return sorted(held.id for held in equipment(g, do.seat) if keyword_of(g, held.id) == do.keyword)


@legality(EquipChoice)
def why_not_equip(g: Avalon, seat: Seat, choice: EquipChoice) -> Refusal | None:
    do = asking(g, ChooseInUse)
    if choice.copy in _with_keyword(g, do):
        return None
    return no("TG_E_KEYWORD_LIMIT", "TG-26.3", keyword=say(f"keyword-{do.keyword}"))


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


@rule(Equip)
def equip(g: Avalon, do: Equip) -> None:
    owned = equipment(g, do.seat)
    keywords = [keyword_of(g, held.id) for held in owned]
    then(g, *[ChooseInUse(do.seat, keyword) for keyword in KEYWORDS if keywords.count(keyword) > 1])
    for held, keyword in zip(owned, keywords, strict=True):
        if keywords.count(keyword) == 1:
            held.up = True
    hold_energy_down(g, do.seat)


def turn_up_what_is_left(g: Avalon, seat: Seat, keyword: str | None) -> None:
    """When the card in use leaves its owner, another of that keyword may be turned up (TG-26.5).

    Inside an Encounter that waits for its end, when one also chooses about what was gained in it. Who has too many
    Items discards first.
    """
    if keyword is not None and not equipment_is_fixed(g, seat) and not are_items_counted(g, seat):
        choose_what_is_left(g, seat, keyword)


def choose_what_is_left(g: Avalon, seat: Seat, keyword: str) -> None:
    left = [held for held in equipment(g, seat) if keyword_of(g, held.id) == keyword]
    if left and (not any(held.up for held in left) or any(held.fresh for held in left)):
        then(g, ChooseInUse(seat, keyword))


def are_items_counted(g: Avalon, seat: Seat) -> bool:
    """Whether this Character is about to discard what it has too many of."""
    return any(isinstance(do, HoldToItemLimit) and do.seat == seat for do in g.stack)


def choose_of_each_keyword(g: Avalon, do: HoldToItemLimit) -> None:
    """After the last discard, and after an Encounter: what is in use now?"""
    if not equipment_is_fixed(g, do.seat):
        owned = {keyword_of(g, held.id) for held in equipment(g, do.seat)}
        for keyword in reversed([one for one in KEYWORDS if one in owned]):
            choose_what_is_left(g, do.seat, keyword)


def fits(g: Avalon, copy: str, wanted: Filter) -> bool:
    """Whether an Item is of the sort a text asks for: by keyword, Crafted, or by id."""
    entry = g.box.items[card_of(copy)]
    return (
        wanted.keyword in (None, entry.keyword)
        and wanted.crafted in (None, entry.crafted)
        and wanted.id in (None, entry.id)
    )
