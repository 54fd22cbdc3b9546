"""Phase 2: playing cards (TG-34.6 to 34.10, 35.4, 36.3)."""

from __future__ import annotations

from itertools import combinations

from tavola.referee.tainted_grail import abilities, fleeing
from tavola.referee.tainted_grail.asking import Play, ask, ask_each
from tavola.referee.tainted_grail.cards import discard_last_of_sequence
from tavola.referee.tainted_grail.facts import Laid, Plain
from tavola.referee.tainted_grail.keys import (
    apply,
    connecting_rows,
    continues,
    icons_of,
    magic_rows,
    right_edge,
)
from tavola.referee.tainted_grail.modifiers import changed, has_trait
from tavola.referee.tainted_grail.table import Source, Table
from tavola.referee.tainted_grail.values import holds

NO_LIMIT = 10**6
FAST = 2


def card_limit(t: Table, seat: int) -> int:
    """TG-37.13."""
    return changed(t, "cards.max", FAST, seat) if has_trait(t, "fast", seat) else NO_LIMIT


def magic_there(t: Table) -> int:
    """TG-21.7: any member still there may pay, unless it has said no in this Activation."""
    payers = [one for one in t.scene.members if f"magic:{one}" not in t.no_to]
    return sum(t.who(one).resources["magic"] for one in payers)


def ways_to_pay(t: Table, card: str) -> list[tuple[int, ...]]:
    """Which Magic Keys may be connected: any of those that meet, as far as there is Magic (TG-33.4)."""
    rows = magic_rows(t, card)
    sizes = range(min(len(rows), magic_there(t)) + 1)
    return [way for size in sizes for way in combinations(rows, size)]


def play_key(card: str, way: tuple[int, ...]) -> str:
    return f"play:{card}" + (":m" + ",".join(map(str, sorted(way))) if way else "")


def plays(t: Table, seat: int, *, must_continue: bool) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Each card in hand with each way to pay; after the first card only what connects a Continue icon."""
    if t.scene.played >= card_limit(t, seat):
        return {}
    return {
        play_key(card, way): (card, way)
        for card in t.cards(seat).hand
        for way in ways_to_pay(t, card)
        if not must_continue or continues(t, card, seat, way)
    }


def could_do(t: Table, seat: int, effects: list[Plain]) -> bool:
    """An Ability that plays a card needs one that may be played; in Panic the first one is turned (TG-36.3)."""
    if t.panic and not t.scene.played:
        return all("play" not in one for one in effects)
    return all("play" not in one or plays(t, seat, must_continue=False) for one in effects)


def play_cards(t: Table, seat: int) -> Play[None]:
    """One card after the other, uses in between, until the Active Character stops or can do nothing more."""
    t.phase, t.panic = "play", t.is_in_panic(seat)
    while True:
        if t.panic and not t.scene.played and not t.cards(seat).deck:
            yield from fleeing.no_cards_left(t, seat)
        uses = abilities.uses(t, seat, "play")
        turned_first = t.panic and not t.scene.played
        cards = {} if turned_first else plays(t, seat, must_continue=t.scene.played > 0)
        keys = [*uses, *cards, "panic" if turned_first else "stop", *flights(t)]
        key = yield from ask(seat, "play_card", keys, "TG-34.8")
        if key == "stop":
            return
        if key == "flee":
            yield from fleeing.flee(t, seat)
        elif key == "panic":
            yield from turn_the_top_card(t, seat)
        elif key in uses:
            yield from abilities.use(t, seat, key, uses[key])
        else:
            card, way = cards[key]
            yield from play(t, seat, card, way)


def flights(t: Table) -> list[str]:
    """TG-36.10, 40.9: whether the Active Character may flee now."""
    if "flee" in t.no_to or (t.is_combat() and t.options["flee_coin"] and t.has_tried_to_flee):
        return []
    return ["flee"]


def turn_the_top_card(t: Table, seat: int) -> Play[None]:
    """TG-36.3: Panic; the Magic Keys to pay are chosen after the card is seen."""
    card = t.take_top(t.cards(seat).deck, "panic", seat, "TG-36.3")
    ways = {play_key(card, way): way for way in ways_to_pay(t, card)}
    key = yield from ask(seat, "panic", ways, "TG-36.3")
    payers = yield from find_payers(t, seat, len(ways[key]), "without_magic")
    yield from place(t, seat, card, ways[key] if payers else (), payers or [])


def play(t: Table, seat: int, card: str, way: tuple[int, ...]) -> Play[None]:
    payers = yield from find_payers(t, seat, len(way))
    if payers is not None:
        t.cards(seat).hand.remove(card)
        yield from place(t, seat, card, way, payers)


def play_by_effect(t: Table, seat: int) -> Play[None]:
    """A card played by an Ability need not Continue."""
    cards = plays(t, seat, must_continue=False)
    if cards:
        key = yield from ask(seat, "play_by_effect", cards, "D.6")
        card, way = cards[key]
        payers = yield from find_payers(t, seat, len(way), "without_magic")
        t.cards(seat).hand.remove(card)
        yield from place(t, seat, card, way if payers else (), payers or [])


def find_payers(t: Table, seat: int, points: int, instead: str = "take_back") -> Play[list[int] | None]:
    """TG-21.7: who pays each point; another member must agree. None: nobody does, or it is not wanted any more."""
    payers: list[int] = []
    was_refused = False
    while len(payers) < points:
        able = [
            one
            for one in [seat, *[other for other in t.members() if other != seat]]
            if f"magic:{one}" not in t.no_to and t.who(one).resources["magic"] > payers.count(one)
        ]
        if not able:
            return None
        keys = [f"pay:{one}:magic" for one in able] + ([instead] if was_refused else [])
        key = yield from ask(seat, "magic_payer", keys, "TG-21.7")
        if key == instead:
            return None
        payer = int(key.split(":")[1])
        if payer != seat and not (yield from agrees(t, "agree_magic", payer, f"magic:{payer}", "TG-21.7")):
            was_refused = True
            continue
        payers.append(payer)
    return payers


def agrees(t: Table, prompt: str, seat: int, about: str, clause: str) -> Play[bool]:
    """Whether somebody allows what only it can allow; a no holds for the rest of the Activation."""
    if t.options["silence"] == "consents":
        return True
    answers = yield from ask_each(prompt, {seat: ("agree", "refuse")}, clause)
    if answers[seat] == "refuse":
        t.no_to.add(about)
    return answers[seat] == "agree"


def place(t: Table, seat: int, card: str, way: tuple[int, ...], payers: list[int]) -> Play[None]:
    """TG-34.7: Attribute Keys, Magic Keys, the Free Key, then the Ability."""
    t.scene.played += 1
    t.played_by[seat] = t.scene.played
    t.first_card_cubes = 0 if t.scene.played == 1 else -1
    t.tears, t.is_placing = 0, True
    laid = t.placing = Laid(card, seat, [])
    edge = right_edge(t)
    paid = list(payers)
    for row in connecting_rows(t, card, seat, tuple(sorted(way, reverse=True))):
        key = edge[row]["key"]
        if key == "magic":
            t.who(paid.pop(0)).resources["magic"] -= 1
            laid.magic += 1
        elif key == "attribute":
            laid.connected.append(edge[row]["attr"])
        for icon in icons_of(t, card, row):
            yield from apply(t, icon, seat, str(edge[row].get("attr", key)))
    lay_down(t)
    if t.tears:
        for _ in range(t.tears):
            discard_last_of_sequence(t)
    else:
        yield from abilities_on_placement(t, seat, laid)
    t.is_placing, t.first_card_cubes = False, -1
    if seat in t.must_flee:
        t.must_flee.discard(seat)
        yield from fleeing.no_cards_left(t, seat)


def lay_down(t: Table) -> None:
    """The card lies in the Sequence, also when a flight breaks off its keys; what it covers loses its Time tokens."""
    last, laid = t.last(), t.placing
    if laid is None:
        return
    if last and not t.is_passive(last):
        last.time = 0
    t.scene.sequence.append(laid)
    t.placing = None


def abilities_on_placement(t: Table, seat: int, laid: Laid) -> Play[None]:
    """TG-33.12, 33.13: the Time tokens are put down, then what acts On placement."""
    source = Source(f"card:{laid.card}", t.pack.cards[laid.card]["abilities"], seat, laid=laid)
    for ability in source.abilities:
        if isinstance(ability["trigger"], dict) and "delayed" in ability["trigger"]:
            laid.time += ability["trigger"]["delayed"]
    for index, ability in enumerate(source.abilities):
        if ability["trigger"] == "place" and holds(t, ability.get("if"), seat, source):
            yield from abilities.resolve(t, seat, source, index, ability)
