"""Every refusal has its code, clause and words; a player sees in advance what is not allowed."""

import re
from pathlib import Path

import pytest
from tests.games.realm_of_sand.table import do, keys, table, vetra

from tavola import library
from tavola.games.realm_of_sand import GAME
from tavola.kernel.decision import Decision

ROOT = Path(__file__).parents[3]
CODE = re.compile(r"\bRS_E_[A-Z_]+")


def refused(g):
    return {refusal.key: (refusal.code, refusal.rule) for refusal in GAME.refused(g, g.open[0])}


def test_every_code_of_the_catalogue_is_tested_and_has_words():
    catalogue = set(CODE.findall((ROOT / "docs/rules/realm_of_sand.md").read_text(encoding="utf-8")))
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/tavola/games/realm_of_sand").glob("*.py"))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert len(catalogue) == 37
    assert catalogue == set(CODE.findall(code))
    assert set(CODE.findall(code)) <= set(CODE.findall(tests))
    for language in ("it", "en"):
        words = library.words("realm_of_sand", None, language)
        for found in CODE.findall(code):
            assert words.has("refusal-" + found.lower().replace("_", "-"))


@pytest.mark.rule("RS-3.2", "RS-6.2", "RS-7.1", "RS-10.1")
def test_what_a_turn_does_not_offer_is_listed_with_its_reason():
    g = table("D . . . D\nO O O . .")
    found = refused(g)
    assert found["end"] == ("RS_E_MAIN_REQUIRED", "RS-3.2")
    assert found["summon"] == ("RS_E_SUMMON_EMPTY", "RS-6.2")
    assert found["power"] == ("RS_E_BASE_MODE", "RS-10.1")
    assert found["complete:k4"] == ("RS_E_PATTERN_MISMATCH", "RS-7.1")
    assert "complete:k2" not in found


@pytest.mark.rule("RS-3.2")
def test_after_the_main_action_there_is_no_second():
    g = table(front="E")
    do(g, "place:i-eco:r0:b2")
    do(g, keys(g, "take")[0])
    assert refused(g)["place"] == refused(g)["summon"] == ("RS_E_MAIN_DONE", "RS-3.2")


def test_smaller_questions_list_theirs():
    g = table(front="E E")
    do(g, "place:i-eco:r0:b2")
    assert set(refused(g).values()) == {("RS_E_REFILL_RANGE", "RS-5.2")}
    assert len(refused(g)) == len(g.circle) - 2
    g = table(front="E E")
    do(g, "summon")
    assert refused(g) == {"done": ("RS_E_SUMMON_EMPTY", "RS-6.2")}
    g = table(power="red", charged_in=1)
    g.decks[0].clear()
    do(g, "power")
    assert refused(g) == {"deck:1": ("RS_E_DECK_EMPTY", "RS-10.11")}
    g = table(power="yellow", charged_in=1, front="E", reserve="S0")
    do(g, "power")
    assert refused(g) == {
        "exchange:E:E": ("RS_E_SAME_TYPE", "RS-10.14"),
        "exchange:E:S": ("RS_E_RESERVE_EMPTY", "RS-10.14"),
    }
    g = table(power="blue", charged_in=1)
    do(g, "power")
    assert refused(g) == {"done": ("RS_E_SWAP_COUNT", "RS-10.17")}
    g = table(power="purple", charged_in=5, front="E")
    assert refused(g)["summon:all"] == ("RS_E_CRYSTAL_FRESH", "RS-10.5")


def test_set_up_questions_list_theirs():
    g = GAME.open_table(vetra(), 1, GAME.options(mode="advanced", board_deal="choose"), "x")
    assert refused(g) == {}
    do(g, "board:choir")
    assert refused(g) == {f"extra:{letter}": ("RS_E_PURPLE_TYPE", "RS-10.12") for letter in "ECO"}


@pytest.mark.parametrize(
    "key",
    ["", ":", "place", "place:", "place:i-eco", "place:i-eco:r0", "complete", "complete:", "disc", "move:a2", "x:y:z"],
)
def test_any_nonsense_is_refused_politely(key):
    for settings in ({}, {"front": "E"}, {"power": "green", "charged_in": 1}):
        g = table("D . . . D\nE . . . .", **settings)
        decisions: list[Decision] = [g.open[0]]
        if "summon" in keys(g):
            do(g, "summon")
            decisions.append(g.open[0])
        elif "power" in keys(g):
            do(g, "power")
            decisions.append(g.open[0])
        for decision in decisions:
            assert GAME.why_not(g, decision, key).code.startswith(("RS_E_", "TABLE_E_"))


@pytest.mark.rule("RS-7.1")
def test_buildings_nearest_to_done_are_told_first_by_name_with_what_they_lack():
    g = table("D . . . D\nE E . . .\nO . . . .")
    told = [one for one in GAME.refused(g, g.open[0]) if one.code == "RS_E_PATTERN_MISMATCH"]
    counts = [one.args["count"] for one in told]
    assert counts == sorted(counts)
    assert counts[0] == 1
    for language, missing in (("it", "manca 1 "), ("en", "1 ")):
        words = library.words("realm_of_sand", None, language)
        text = words("refusal-rs-e-pattern-mismatch", **told[0].args)
        assert missing in text
        assert not re.search(r"\b[a-g][1-6] [ECOSM]\b", text)
