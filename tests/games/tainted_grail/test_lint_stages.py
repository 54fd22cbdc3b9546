"""One run of the linter tells faults of every kind, and none that is only the echo of another."""

from __future__ import annotations

from typing import Any

from tests.games.tainted_grail.breaking import broken, names, place, verse


def rules_of(*changes: Any) -> list[tuple[str, str]]:
    def change(plain: dict[str, Any]) -> None:
        for each in changes:
            each(plain)

    return sorted({(problem.rule, problem.entry) for problem in broken(change) if not problem.warning})


def unknown_status(plain: dict[str, Any]) -> None:
    verse(plain, 103, "v3").update(do=[{"status": {"set": ["nobody_knows_it"]}}])


def unknown_word(plain: dict[str, Any]) -> None:
    names(plain, "events", plain["events"][0]["id"]).update(on_reveal=[{"gain": {"fod": 1}, "who": "each"}])


def key_to_nowhere(plain: dict[str, Any]) -> None:
    place(plain, 112)["keys"].update(north=999)


def test_a_name_that_leads_nowhere_and_a_key_that_does_not_answer_are_told_together() -> None:
    found = rules_of(unknown_status, key_to_nowhere)
    assert ("LN-1", "locations 103") in found
    assert ("LN-2", "locations 112") in found


def test_a_word_that_does_not_exist_hides_neither_of_them() -> None:
    found = rules_of(unknown_word, unknown_status, key_to_nowhere)
    assert {rule for rule, _ in found} == {"LN-1", "LN-2"}
    assert len([entry for rule, entry in found if rule == "LN-1"]) == 2


def test_what_would_only_be_an_echo_waits() -> None:
    """The Status is set in words nobody knows: that nothing sets it is not said besides."""

    def misspelt(plain: dict[str, Any]) -> None:
        verse(plain, 103, "v3").update(goto="v9")

    assert ("LN-9", "locations 103") in rules_of(misspelt)
    assert all(rule == "LN-1" for rule, _ in rules_of(misspelt, unknown_status))
