"""Answers to effects, prices and the Journal as records: what is offered has nothing against it, all else a reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.tainted_grail.coast import coast, do, exploring, give_item
from tests.games.tainted_grail.fights import enemy, fight
from tests.games.tainted_grail.seats import at_work as on_the_coast
from tests.games.tainted_grail.tables import answer, asked, keys, play, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.choices import DiscardItemChoice
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM, CardsPaid, Cost, Flip
from tavola.games.tainted_grail.costs.choices import (
    CoverShareChoice,
    FlipItemChoice,
    OwnShareChoice,
    PayCardChoice,
    PayChoice,
)
from tavola.games.tainted_grail.deeds.character import DiscardItems
from tavola.games.tainted_grail.deeds.costs import PayWithCards
from tavola.games.tainted_grail.deeds.map import FaceGuardians
from tavola.games.tainted_grail.effects.choices import EffectChoice, MemberChoice, MoveToChoice, ShareOutChoice
from tavola.games.tainted_grail.journal.choices import JournalChoice
from tavola.games.tainted_grail.map.choices import GuardianChoice
from tavola.games.tainted_grail.state import Avalon, Guardian, Held
from tavola.kernel.choice import why_not
from tavola.kernel.flow import chosen

OPTIONS = [
    {"key": "rich", "cost": {"wealth": 9}},
    {"key": "never", "if": {"is": "bellman"}},
    {"key": "a"},
    {"key": "b"},
]


def two() -> Avalon:
    g = coast("fowler", "ferrywoman")
    g.party = [0, 1]
    return g


def with_items() -> Avalon:
    g = coast()
    for item in ("quill", "tallow"):
        give_item(g, 0, item)
    return g


def haunted() -> Avalon:
    g = table()
    g.guardians = [Guardian(f"guardian{n}", g.heroes[0].at) for n in (1, 2)]
    return play(g, FaceGuardians([0], g.heroes[0].at, []))


def paying_with_hand() -> Avalon:
    g = table()
    g.heroes[0].combat.hand = [g.heroes[0].combat.deck.pop() for _ in range(3)]
    return play(g, PayWithCards(Cost(discard=CardsPaid("hand", 1)), 0, "skill:courage1.a"))


def sharing_a_price() -> Avalon:
    """Two explore, and each pays for itself or not."""
    g = on_the_coast(2)
    answer(answer(answer(g, "explore", 0), "join", 1), "accept:1", 0)
    return g


def helped() -> Avalon:
    g = on_the_coast(2)
    return answer(answer(g, "character", 0), "help", 1)


CASES: list[tuple[Callable[[], Avalon], str, type[GrailChoice], dict[str, str]]] = [
    (
        lambda: do(coast(), {"choose": {"options": OPTIONS}}),
        "choose_effect",
        EffectChoice,
        {"verse:101.v1-rich": "TG_E_COST", "verse:101.v1-never": "", "verse:101.v1-c": "", "verse:9.v1-a": ""},
    ),
    (lambda: do(two(), {"damage": 1, "who": "one"}), "choose_member", MemberChoice, {"hero:2": ""}),
    (
        lambda: do(two(), {"gain": {"food": 3}, "who": "party"}),
        "share_gain",
        ShareOutChoice,
        {"give:1:food:2": "", "give:2:food:1": "", "give:1:wealth:1": ""},
    ),
    (
        lambda: do(coast(), {"move": {"to": {"chosen": {}}}}),
        "move_where",
        MoveToChoice,
        {"to:999": ""},
    ),
    (
        lambda: play(with_items(), DiscardItems(0, 1, ANY_ITEM)),
        "discard_item",
        DiscardItemChoice,
        {"discard:eel_spear#1": ""},
    ),
    (lambda: exploring(coast(), "103", "v1"), "journal", JournalChoice, {"fly": ""}),
    (haunted, "guardian_order", GuardianChoice, {"guardian:nobody": ""}),
    (paying_with_hand, "pay_card", PayCardChoice, {"card:nothing": ""}),
    (
        sharing_a_price,
        "pay_share",
        OwnShareChoice,
        {"own:energy:9": "", "cover:0:energy:1": "", "cover:0:food:1": "TG_E_COST_OTHERS"},
    ),
    (
        helped,
        "pay",
        PayChoice,
        {"pay:energy:0": "TG_E_CHAR_ACTION_MIN", "pay:energy:9": "", "pay:food:1": "TG_E_COST_OTHERS", "give_card": ""},
    ),
]


@pytest.mark.parametrize(("question", "prompt", "kind", "others"), CASES, ids=[case[1] for case in CASES])
def test_what_is_offered_has_nothing_against_it_and_all_else_a_reason(
    question: Callable[[], Avalon], prompt: str, kind: type[GrailChoice], others: dict[str, str]
) -> None:
    g = question()
    decision = asked(g)
    assert decision.prompt == prompt
    records = [chosen(g, decision, key) for key in decision.legal()]
    assert len(records) > 1
    assert any(isinstance(record, kind) for record in records)
    assert [why_not(g, decision.seat, record) for record in records] == [None] * len(records)
    for key, code in others.items():
        found = why_not(g, decision.seat, chosen(g, decision, key))
        assert found is not None
        assert found.code == (code or "TG_E_MUST_CHOOSE")
        assert GAME.why_not(g, decision, key).code in (found.code, "TABLE_E_NOT_AN_OPTION")


@pytest.mark.rule("TG-26.10")
@pytest.mark.parametrize("by_price", [True, False])
def test_a_card_is_flipped_for_a_price_or_by_an_effect(by_price: bool) -> None:
    g = fight(enemy(9))
    g.open, g.mode = [], ""
    found = ["axe#1", "club#1"]
    g.heroes[0].items = [Held(copy) for copy in found]
    if by_price:
        play(g, PayWithCards(Cost(flip=Flip(keyword="weapon")), 0, "card:plain1"))
    else:
        do(g, {"flip": {"keyword": "weapon"}})
    assert keys(g) == [FlipItemChoice(copy).key for copy in found]
    assert all(why_not(g, 0, chosen(g, asked(g), key)) is None for key in keys(g))
    assert why_not(g, 0, FlipItemChoice("rope#1")) is not None


def test_a_closed_choice_of_the_journal_says_what_would_open_it() -> None:
    g = exploring(coast("saltwife"), "103", "v1")
    refusal = GAME.why_not(g, asked(g), "steal")
    assert refusal.code == "TG_E_CHOICE_LOCKED"
    assert set(refusal.args) == {"why"}


def test_a_share_is_covered_as_it_is_asked_for() -> None:
    g = sharing_a_price()
    assert CoverShareChoice(0, "food", 1).key == "cover:0:food:1"
    assert all(why_not(g, asked(g).seat, chosen(g, asked(g), key)) is None for key in keys(g))
