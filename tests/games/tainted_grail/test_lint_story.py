"""The linter on the story (LN-9, LN-11 to LN-15): Journal, Statuses, Secrets, Quests, Event decks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.breaking import broken, faults, names, place, verse


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda plain: verse(plain, 103, "v3").update(goto="v9"), "locations 103: leads to 'v9', which does not exist"),
        (lambda plain: verse(plain, 103, "v3").pop("goto"), "locations 103: leads nowhere: it needs choices or a goto"),
        (
            lambda plain: verse(plain, 103, "v1")["choices"].pop(2),
            "locations 103: no choice is always open: one needs neither condition nor cost nor `once`",
        ),
        (
            lambda plain: verse(plain, 103, "v1")["choices"][2].update(goto="v1"),
            "locations 103: who can pay nothing goes round for ever: no open way leads to the end",
        ),
        (lambda plain: verse(plain, 103, "v1")["choices"].pop(1), "locations 103: no way leads to this verse"),
        (
            lambda plain: verse(plain, 103, "v3").update(goto="v3"),
            "locations 103: goes round in a ring without any choice",
        ),
        (lambda plain: verse(plain, 103, "v3").update(goto="v3"), "locations 103: no way leads from here to the end"),
        (
            lambda plain: verse(plain, 103, "v1").update(goto="v3"),
            "locations 103: has choices and a goto; the goto is never followed",
        ),
        (lambda plain: verse(plain, 103, "v2").pop("then"), "locations 103: `if` and `then` of a verse go together"),
        (
            lambda plain: verse(plain, 103, "v1")["choices"].append({"key": "leave", "goto": "end"}),
            "locations 103: the choice 'leave' stands twice",
        ),
        (
            lambda plain: place(plain, 103)["journal"].update(start="v0"),
            "locations 103: the section starts at a verse that does not exist",
        ),
        (lambda plain: plain["book"].update({"77": {"goto": "end"}}), "book 77: no way leads to this verse"),
        (lambda plain: plain["book"]["13"].update(goto="book.78"), "book 13: leads to 'book.78', which does not exist"),
    ],
)
def test_the_journal_ln_9(change: Any, message: str) -> None:
    found = list(faults(change, "LN-9"))
    assert message in found, found


def test_only_parts_that_a_status_has_are_grave_ln_11() -> None:
    found = list(faults(lambda plain: names(plain, "statuses", "trial").update(grave=[1, 9]), "LN-11"))
    assert found == ["statuses trial: calls parts grave that it does not have"]
    assert list(faults(lambda plain: names(plain, "statuses", "trial").update(grave=[1]), "LN-11")) == []


def test_statuses_are_set_and_read_ln_11() -> None:
    def never_set(plain: dict[str, Any]) -> None:
        verse(plain, 104, "v1")["choices"][0].pop("do")

    def never_read(plain: dict[str, Any]) -> None:
        names(plain, "encounters", "e.blue.bailiff")["avoid"].pop("requires")

    def whole(plain: dict[str, Any]) -> None:
        verse(plain, 111, "v2")["do"][2]["status"]["set"] = ["trial"]

    assert list(faults(never_set, "LN-11")) == ["statuses bell_heard: the Status is never set"]
    assert list(faults(never_read, "LN-11")) == ["statuses tithe_paid: the Status is never read"]
    found = list(faults(whole, "LN-11"))
    assert "statuses trial: has parts: an effect marks it without saying which" in found
    assert "statuses trial: part 3 is never set" in found


def test_secrets_can_be_gained_ln_12() -> None:
    def never(plain: dict[str, Any]) -> None:
        names(plain, "encounters", "e.violet.the_reed_king")["loot"] = []

    def nowhere(plain: dict[str, Any]) -> None:
        names(plain, "encounters", "e.violet.bog_bride")["difficulty"] = 4

    assert "secrets 32: nothing ever gives this Secret" in faults(never, "LN-12")
    assert "secrets 31: no effect that can happen gives this Secret" in faults(nowhere, "LN-12")


def test_a_personal_secret_is_not_asked_of_anybody_ln_12() -> None:
    def ask(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v1")["choices"][1]["if"] = {"has": {"secret": 9, "by": "any"}}

    assert list(faults(ask, "LN-12")) == ["locations 103: Secret 9 is Personal, but anybody is asked for it"]


def test_a_personal_secret_cannot_be_paid_with_ln_12() -> None:
    def pay(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v1")["choices"][1]["cost"] = {"secret": 9}

    assert list(faults(pay, "LN-12")) == ["locations 103: Secret 9 is Personal and cannot be paid with"]


def test_a_book_verse_that_a_card_opens_is_reached_ln_9() -> None:
    def open_it(plain: dict[str, Any]) -> None:
        plain["book"]["77"] = {"do": [{"status": {"set": ["bell_heard"]}}], "goto": "end"}
        names(plain, "items", "quill")["abilities"].append({"trigger": "rest", "do": [{"goto": "book.77"}]})
        verse(plain, 104, "v1")["choices"][0].pop("do")  # the bell is heard only in the Book now

    assert broken(open_it) == []


def test_a_ring_of_three_ln_9() -> None:
    def ring(plain: dict[str, Any]) -> None:
        verses = place(plain, 103)["journal"]["verses"]
        verses["v3"]["goto"] = "v7"
        verses["v7"], verses["v8"] = {"goto": "v8"}, {"goto": "v3"}

    found = [fault for fault in faults(ring, "LN-9") if "ring" in fault]
    assert len(found) == 3


def test_quests_can_be_met_ln_13() -> None:
    def locked(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v2")["do"] = [{"status": {"set": ["loft_searched"]}}]
        verse(plain, 104, "v2")["do"].append(
            {"if": {"has": {"secret": 17}}, "then": [{"secret": {"gain": 17}, "who": "one"}]}
        )

    found = list(faults(locked, "LN-13"))
    assert "events ev.c1.p1: its Quest can never be met" in found


def test_a_ring_of_conditions_is_no_way_in_ln_13() -> None:
    """The bell is heard only by who has searched the loft, and the loft opens only to who has heard the bell."""

    def ring(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v1")["choices"][0]["if"] = {"status": "bell_heard"}
        verse(plain, 104, "v1")["choices"][0]["if"] = {"status": "loft_searched"}

    assert "events ev.c1.p1: its Quest can never be met" in faults(ring, "LN-13")


def test_a_location_that_never_comes_ln_13() -> None:
    def dry(plain: dict[str, Any]) -> None:
        verse(plain, 152, "v1")["choices"][0]["if"] = {"status": "bell_heard"}
        verse(plain, 104, "v1")["choices"][0]["if"] = {"revealed": 162}

    assert "locations 162: can never come into play" in faults(dry, "LN-13")


def test_events_come_into_play_and_chapters_end_ln_14() -> None:
    def no_second(plain: dict[str, Any]) -> None:
        names(plain, "events", "ev.c1.p1")["quest"]["on_success"] = [{"quest": {"discard": "self"}}]

    found = list(faults(no_second, "LN-14"))
    assert "events ev.c1.p2: is in no deck and no effect that can happen adds it" in found
    assert "chapters ch2: no effect that can happen begins this Chapter" in found
    assert "campaigns hollow_coast: no effect that can happen ends the campaign in victory" in found


def test_padlocks_and_quests_that_stay_ln_14() -> None:
    assert "events ev.c1.p1: the padlock goes with a Quest" in faults(
        lambda plain: names(plain, "events", "ev.c1.p1").update(padlock=False), "LN-14"
    )

    def stays(plain: dict[str, Any]) -> None:
        names(plain, "events", "ev.c2.p3")["quest"]["on_success"].pop()

    warnings = [problem for problem in broken(stays) if problem.rule == "LN-14"]
    assert [problem.warning for problem in warnings] == [True]


def test_the_event_deck_is_refilled_for_ever_ln_15() -> None:
    def dry(plain: dict[str, Any]) -> None:
        names(plain, "events", "rev.fog")["on_reveal"] = []

    assert list(faults(dry, "LN-15")) == ["chapters ch1: nothing refills the Event deck for ever: it can run out"]

    def itself(plain: dict[str, Any]) -> None:
        dry(plain)
        names(plain, "events", "ev.c1.p3")["on_reveal"].append({"events": {"bottom": ["ev.c1.p3"]}})

    assert list(faults(itself, "LN-15")) == []

    def daily(plain: dict[str, Any]) -> None:
        dry(plain)
        names(plain, "events", "ev.c1.p2")["abilities"].append(
            {"trigger": "day_start", "do": [{"events": {"random_top": 1}}]}
        )

    assert list(faults(daily, "LN-15")) == []
