"""Encounters for tests: cards written in one line, decks in a known order, and the way to the first question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.tainted_grail.tables import CHARACTERS, answer, asked, make_box, play, table

from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.state import Avalon, Encounter, Held

ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
BEFORE_IT_STARTS = {"avoid": "face", "equipment": "ready", "mulligan": "keep_hand"}


def half(text: str) -> dict[str, Any]:
    """`bonus cubes1`, `aggression 2`, `free x2`, `magic continue`, `none`."""
    kind, *words = text.split()
    if kind in ATTRIBUTES:
        return {"key": "attribute", "attr": kind, "level": int(words[0]), "icons": [icon(word) for word in words[1:]]}
    return {"key": kind, "icons": [icon(word) for word in words]}


def icon(word: str) -> Any:
    name = word.rstrip("-0123456789")
    return word if name == word else {name: int(word[len(name) :])}


def edge(text: str) -> list[dict[str, Any]]:
    """Rows from the bottom, with a bar between them."""
    return [half(row) for row in text.split("|")]


def card(id: str, left: str, right: str = "free|magic|courage 9", kind: str = "combat", **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "number": "1Z",
        "kind": kind,
        "set": "basic",
        "left": edge(left),
        "right": edge(right),
    } | more


def words_of(id: str, left: str, right: str = "free|magic|courage 9", **more: Any) -> dict[str, Any]:
    """A Diplomacy card."""
    return card(id, left, right, "diplomacy", **more)


def enemy(value: int = 5, right: str = "free|magic|aggression 1", **more: Any) -> dict[str, Any]:
    return {
        "id": "enemy",
        "deck": "grey",
        "kind": "combat",
        "difficulty": 1,
        "value": value,
        "right": edge(right),
        "table": [{"pool": [0, value - 1], "do": []}],
    } | more


def speaker(right: str = "free|magic|empathy 1", **more: Any) -> dict[str, Any]:
    """A Diplomacy Encounter: grey is slot 3, the top slot 7."""
    return {
        "id": "enemy",
        "deck": "blue",
        "kind": "diplomacy",
        "difficulty": 1,
        "track": ["red"] * 3 + ["grey"] + ["green"] * 4,
        "right": edge(right),
        "stages": [{"key": "one", "reaction": []}],
    } | more


PLAIN = [card(f"plain{n}", "free") for n in range(1, 61)]
CHATTER = [words_of(f"chatter{n}", "free") for n in range(1, 61)]


def meet(
    foe: dict[str, Any],
    *cards: dict[str, Any],
    heroes: int = 1,
    decks: Sequence[Sequence[str]] = (),
    items: Sequence[dict[str, Any]] = (),
    held: Sequence[Sequence[str]] = (),
    others: Sequence[dict[str, Any]] = (),
    secrets: Sequence[dict[str, Any]] = (),
    conditions: Sequence[dict[str, Any]] = (),
    events: Sequence[dict[str, Any]] = (),
    **options: Any,
) -> Avalon:
    """Characters before an Encounter. `decks` name the cards on top of each deck, the topmost first."""
    box = make_box(
        cards=[*PLAIN, *CHATTER, *cards],
        encounters=[foe, *others],
        items=list(items),
        secrets=list(secrets),
        conditions=list(conditions),
        events=list(events),
    )
    g = table(*CHARACTERS[:heroes], box=box, **options)
    g.encounter_decks["grey"] = [id for id in g.encounter_decks["grey"] if id != "thug"]
    for seat, hero in enumerate(g.heroes):
        own = decks[seat] if seat < len(decks) else ()
        for kind, cards_held, fill in (("combat", hero.combat, PLAIN), ("diplomacy", hero.diplomacy, CHATTER)):
            rest = [entry["id"] for entry in fill[seat * 15 : seat * 15 + 15]]
            mine = [id for id in own if box.cards[id].kind == kind]
            cards_held.deck = [*rest, *reversed(mine)]
            cards_held.spare, cards_held.reserve = [], []
        if seat < len(held):
            hero.items = [Held(copy) for copy in held[seat] if not copy[0].isdigit()]
            hero.secrets = [Held(copy) for copy in held[seat] if copy[0].isdigit()]
            g.item_deck = [copy for copy in g.item_deck if copy not in held[seat]]
            g.secrets_left = [copy for copy in g.secrets_left if copy not in held[seat]]
    return g


def start(g: Avalon, **more: Any) -> Avalon:
    """Up to the first question that is not about getting ready."""
    play(g, MeetEncounter(members=list(range(len(g.heroes))), id="enemy", **more))
    return get_ready(g)


def get_ready(g: Avalon) -> Avalon:
    while g.open and g.open[0].prompt in BEFORE_IT_STARTS:
        for decision in list(g.open):
            if decision.seat not in g.held and g.open:
                answer(g, BEFORE_IT_STARTS[decision.prompt], decision.seat)
    return g


def fight(foe: dict[str, Any], *cards: dict[str, Any], **more: Any) -> Avalon:
    return start(meet(foe, *cards, **more))


def scene(g: Avalon) -> Encounter:
    assert g.encounter is not None
    return g.encounter


def hand(g: Avalon, seat: int = 0) -> list[str]:
    hero = g.heroes[seat]
    return hero.diplomacy.hand if g.encounter is not None and g.encounter.kind == "diplomacy" else hero.combat.hand


def line(g: Avalon) -> list[str]:
    """The Sequence, from left to right."""
    return [laid.card for laid in scene(g).sequence]


def say(g: Avalon, *keys: str) -> Avalon:
    """One answer after the other, by whoever is asked."""
    for key in keys:
        answer(g, key, asked(g).seat)
    return g
