"""The linter on the words that the story asked for (D.10), and what these say as rules text in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tainted_grail.breaking import faults, place, verse
from tests.games.tainted_grail.coast import asked_for, coast_box
from tests.games.tainted_grail.test_rules_text import in_words, said

from tavola.games.tainted_grail.lint.pack_words import optional_message_ids
from tavola.games.tainted_grail.rules_text.rules_text import requirement_line


def doing(effect: dict[str, Any]) -> Any:
    return lambda plain: verse(plain, 103, "v3").update(do=[effect])


def asking(cond: dict[str, Any]) -> Any:
    return lambda plain: verse(plain, 103, "v1")["choices"][0].update({"if": cond})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (asking({"together": ["fowler"]}), "together needs a list of two Characters or more, not ['fowler']"),
        (asking({"together": ["fowler", "piper"]}), "there is no 'piper' among the characters"),
        (asking({"dial": {"secret:99": ">=1"}}), "there is no '99' among the secrets"),
        (doing({"events": {"raise": ["ev.nowhere"]}}), "there is no 'ev.nowhere' among the events"),
        (doing({"task": {"done": "the_piper"}}), "there is no 'the_piper' among the tasks"),
        (doing({"dial": {"target": {"secret": 99}, "add": 1}}), "there is no 99 among the secrets"),
    ],
)
def test_their_names_lead_somewhere_ln_1(change: Any, message: str) -> None:
    found = list(faults(change, "LN-1"))
    assert any(message in fault for fault in found), found


def test_the_way_back_is_for_the_book_of_secrets_ln_9() -> None:
    assert "locations 103: leads to 'back', which does not exist" in faults(
        lambda plain: verse(plain, 103, "v3").update(goto="back"), "LN-9"
    )
    assert not list(faults(lambda plain: plain["book"]["13"].update(goto="back"), "LN-9"))
    assert "locations 103: the hub is a verse that does not exist" in faults(
        lambda plain: place(plain, 103)["journal"].update(hub="v9"), "LN-9"
    )


def test_a_version_may_replace_another_version_of_the_same_place_ln_4() -> None:
    def sideways(plain: dict[str, Any]) -> None:
        plain["locations"].append({**place(plain, 152), "number": 172, "legacy": 102})
        place(plain, 102)["journal"]["verses"]["v2"]["do"].append({"location": {"replace": [152, 172]}})

    assert not [fault for fault in faults(sideways, "LN-4") if "172" in fault]


def test_a_chapter_that_lays_out_the_map_names_a_place_ln_1() -> None:
    def nowhere(plain: dict[str, Any]) -> None:
        plain["chapters"][0]["start"] = {"location": 999}

    assert any("there is no 999 among the locations" in fault for fault in faults(nowhere, "LN-1"))


def test_the_line_of_an_ending_is_one_that_a_pack_may_leave_out() -> None:
    assert {"encounter-e-blue-bailiff-won", "encounter-e-blue-bailiff-lost"} <= optional_message_ids(coast_box())


@pytest.mark.parametrize(
    ("plain", "english", "italian"),
    [
        ({"events": {"raise": ["a"]}}, "The Event named comes", "L'Evento nominato sale"),
        ({"events": {"raise": ["a", "b"]}}, "The 2 Events named come", "I 2 Eventi nominati salgono"),
        ({"task": {"done": "x"}}, "Strike a Task off the list.", "Cancella un Compito dalla lista."),
        ({"goto": "back"}, "Go back to where you were exploring.", "Torna dove stavi esplorando."),
        ({"dial": {"target": {"secret": 17}, "add": 3}}, "dial on Secret 17 by", "Quadrante sul Segreto 17 di"),
    ],
)
def test_effects_in_words(plain: dict[str, Any], english: str, italian: str) -> None:
    lines = in_words(plain)
    assert english.lower() in lines[0].lower()
    assert italian.lower() in lines[1].lower()


@pytest.mark.parametrize(
    ("cond", "english", "italian"),
    [
        ({"mode": "story"}, "you play in Story mode", "giocate in modalità Racconto"),
        ({"not": {"mode": "story"}}, "you do not play in Story mode", "non giocate in modalità Racconto"),
        ({"dial": {"secret:17": 3}}, "the value of the dial on Secret 17 is exactly 3", "Segreto 17"),
    ],
)
def test_conditions_in_words(cond: dict[str, Any], english: str, italian: str) -> None:
    lines = said(requirement_line(asked_for(cond)))
    assert english in lines[0]
    assert italian in lines[1]


def test_who_is_together_in_words() -> None:
    lines = said(requirement_line(asked_for({"together": ["fowler", "ferrywoman"]})))
    assert lines[0].endswith("are in the same place")
    assert lines[1].endswith("sono nello stesso posto")
