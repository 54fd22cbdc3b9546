"""Every code of the catalogue's table of errors, in a situation that earns it, with its clause and its words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.sangue_reale.boxes import F1, F3_MAP, box_of
from tests.games.sangue_reale.duels import A, B, ask_power, blacken, circle, duel, fill, own, plan, refused

from tavola import library
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import Duel
from tavola.kernel.codec import state_bytes
from tavola.kernel.decision import Refusal, Refused

CATALOGUE = Path(__file__).resolve().parents[3] / "docs/rules/sangue_reale.md"
ROW = re.compile(r"^\| (SR_E_\w+) \| (.+?) \| (.+?) \| ([^|]+) \|$", re.MULTILINE)
TABLE = {
    code: (english, italian, re.findall(r"SR-[\d.]+", clauses))
    for code, english, italian, clauses in ROW.findall(CATALOGUE.read_text(encoding="utf-8"))
}


def at(action: int, dice: list[int], modifiers: int = 0, **options: object) -> Duel:
    """A has planned this action and these dice lie there."""
    g = duel(**options)
    g.sheets[A].modifiers[0] = modifiers
    plan(g, action, 6, dice)
    return g


def locked() -> Refusal:
    g = duel()
    GAME.answer(g, A, "plan:1")
    return refused(g, "plan:2", A)


def drawing(key: str, **options: object) -> Refusal:
    g = duel(round=7, **options)
    g.sheets[A].modifiers[2] = 1
    plan(g, 6, 2, [1, 2])
    GAME.answer(g, B, "use:1")
    return refused(g, key)


def crossing_three(key: str, *, taken: bool = False) -> Refusal:
    g = own(blacken(duel(), A, {3: 1}), B, "box-t4")
    if taken:
        g = circle(blacken(duel(), A, {3: 1}), A, "t4-2")
    plan(g, 2, 6, [3, 6])
    GAME.answer(g, A, "use:3")
    return refused(g, key)


def wrong_turn() -> Refusal:
    g = duel()
    g.sheets[A].modifiers[3] = 1
    plan(g, 2, 6, [2, 6])
    return refused(g, "change:2:3")


def spent() -> Refusal:
    g = at(3, [1, 2, 6])
    GAME.answer(g, A, "use:1")
    return refused(g, "use:1")


def window_closed() -> Refusal:
    g = at(3, [4, 1, 6])
    GAME.answer(g, A, "use:4")
    GAME.answer(g, A, "pass")
    return refused(g, "circle:t2-2")


def locked_edge() -> Refusal:
    g = own(duel(F1, era=3), B, "box-p")
    return refused(ask_power(g, A, v.ChangeEdge(kind="any", op="toggle")), "edge:e1")


def fixed_edge() -> Refusal:
    from msgspec.structs import replace

    edges = (replace(F3_MAP.edges[0], mutable=False), *F3_MAP.edges[1:])
    g = duel(box_of(map=replace(F3_MAP, id="mixed", edges=edges)))
    return refused(ask_power(g, A, v.ChangeEdge(kind="any", op="toggle")), "edge:e1")


def era_order() -> Refusal:
    with pytest.raises(Refused) as caught:
        GAME.open_table(F1, 2, Rulings(length="campaign", era=2))
    return caught.value.refusal


def era_over() -> Refusal:
    g = duel(round=25)
    plan(g, 6, 6)
    return refused(g, "plan:1", A)


EARNED: dict[str, Callable[[], Refusal]] = {
    "SR_E_ACTION_RANGE": lambda: refused(duel(), "plan:7", A),
    "SR_E_ALREADY_LOCKED": locked,
    "SR_E_WRONG_PHASE": lambda: refused(duel(), "roll", A),
    "SR_E_NOT_YOUR_DECISION": lambda: refused(at(3, [1, 4, 4]), "use:4", B),
    "SR_E_HIDDEN": lambda: refused(duel(), "peek:1", A),
    "SR_E_A1_COVERED_FACE": lambda: refused(at(1, [4]), "face:3"),
    "SR_E_A4_PICK_TWO": lambda: refused(at(4, [2, 2, 5, 6]), "pick:2"),
    "SR_E_A5_NO_REPEAT": lambda: refused(at(5, [1, 1, 2, 3, 4]), "equal:2"),
    "SR_E_A5_ONE_VALUE": lambda: refused(at(5, [1, 1, 3, 3, 5]), "equal:1:3"),
    "SR_E_A5_SET": lambda: refused(at(5, [1, 2, 3, 3, 5]), "dice:1:2:3"),
    "SR_E_DIE_NOT_YOURS": lambda: refused(at(3, [1, 4, 4]), "pair:4"),
    "SR_E_DIE_SPENT": spent,
    "SR_E_COLUMN_FULL": lambda: refused_after_filling(6, "use:6"),
    "SR_E_PAIR_NEEDS_TWO": lambda: refused(at(3, [5, 2, 1]), "use:5"),
    "SR_E_PAIR_NOT_HERE": lambda: refused(at(2, [6, 6], dice_use="optional"), "pair:6"),
    "SR_E_PAIR_VALUES": lambda: refused(at(2, [4, 6]), "pair:4:6"),
    "SR_E_MUST_USE": lambda: refused(at(2, [2, 6]), "finish"),
    "SR_E_NO_CARRY": lambda: refused(at(2, [2, 6]), "keep:2"),
    "SR_E_MOD_NONE": lambda: refused(at(2, [2, 6]), "change:2:3"),
    "SR_E_MOD_WRONG_TURN": wrong_turn,
    "SR_E_MOD_RANGE": lambda: refused(at(2, [6, 2], modifiers=1), "change:6:7"),
    "SR_E_MOD_ONE_PER_DIE": lambda: refused(at(2, [2, 6], modifiers=2, modifier_stack="one_per_die"), "change:2:4"),
    "SR_E_MOD_TIMING": lambda: refused(at(4, [2, 2, 5, 6], modifiers=1), "change:2:3"),
    "SR_E_MOD_PAST_TURN": lambda: drawing("turn:1"),
    "SR_E_MOD_SECTION_CAP": lambda: drawing("turn:3", modifier_section_cap=1),
    "SR_E_NUMBER_MISMATCH": lambda: crossing_three("circle:t2-2"),
    "SR_E_NUMBER_TAKEN": lambda: crossing_three("circle:t4-2", taken=True),
    "SR_E_TERRITORY_CONTROLLED": lambda: crossing_three("circle:t4-2"),
    "SR_E_NUMBER_WINDOW_CLOSED": window_closed,
    "SR_E_ABILITY_TARGET": lambda: refused(ask_power(duel(), A, v.Blacken()), "column:5"),
    "SR_E_EDGE_LOCKED": locked_edge,
    "SR_E_EDGE_FIXED": fixed_edge,
    "SR_E_CHARACTER_TAKEN": lambda: refused(duel(), "character:ulthar", B),
    "SR_E_ERA_ORDER": era_order,
    "SR_E_ERA_OVER": era_over,
}


def refused_after_filling(column: int, key: str) -> Refusal:
    g = fill(duel(), A, column)
    plan(g, 3, 6, [column, 2, 1])
    return refused(g, key)


def test_the_catalogue_s_table_is_the_whole_table() -> None:
    assert set(TABLE) == set(EARNED)


@pytest.mark.parametrize("code", sorted(TABLE))
def test_each_code_is_earned_with_a_clause_of_the_catalogue(code: str) -> None:
    refusal = EARNED[code]()
    assert refusal.code == code
    related = {"SR_E_MUST_USE": ["SR-6.10", "SR-7.3"], "SR_E_NOT_YOUR_DECISION": ["SR-5.1", "SR-5.4"]}
    assert refusal.rule in related.get(code, TABLE[code][2])


@pytest.mark.parametrize("code", sorted(TABLE))
def test_the_words_are_the_catalogue_s(code: str) -> None:
    refusal = EARNED[code]()
    for language, text in zip(("en", "it"), TABLE[code], strict=False):
        said = library.words("sangue_reale", None, language).say(refusal.message())
        pattern = re.sub(r"\\\{\w+\\\}", ".+", re.escape(text))
        assert re.fullmatch(pattern, said), said


@pytest.mark.parametrize(
    ("prompt", "key", "code"),
    [
        ("plan", "pick:1:2", "WRONG_PHASE"),
        ("plan", "distinct", "WRONG_PHASE"),
        ("plan", "face:1", "WRONG_PHASE"),
        ("plan", "pair:1", "WRONG_PHASE"),
        ("plan", "change:1:2", "WRONG_PHASE"),
        ("plan", "keep:1", "WRONG_PHASE"),
        ("plan", "turn:2", "WRONG_PHASE"),
        ("plan", "column:2", "WRONG_PHASE"),
        ("plan", "circle:t1-1", "NUMBER_WINDOW_CLOSED"),
        ("use", "plan:1", "WRONG_PHASE"),
        ("a1_face", "change:1:2", "MOD_TIMING"),
    ],
)
def test_what_belongs_elsewhere_is_refused_as_such(prompt: str, key: str, code: str) -> None:
    g = {"plan": duel, "use": lambda: at(2, [2, 6]), "a1_face": lambda: at(1, [4])}[prompt]()
    assert refused(g, key, A).code == f"SR_E_{code}"


LONG = "9" * 5000  # more digits than Python turns into a number
VERBS = ("plan", "face", "pick", "equal", "use", "pair", "change", "set", "turn", "column", "circle", "keep")


@pytest.mark.parametrize("prompt", ["plan", "use", "a1_face", "a4_pick", "a5_mode", "draw_modifier", "circle"])
def test_texts_that_only_look_like_numbers_are_refused_like_any_other(prompt: str) -> None:
    """Any text at all may come as an answer; none may break the table."""
    g = TABLES[prompt]()
    before = state_bytes(g)
    for text in ("²", "٣", "1²", LONG, "-", "--1", "1_0", " 1", "+1", "1.0", ""):
        for key in (f"{verb}:{parts}" for verb in VERBS for parts in (text, f"1:{text}", f"{text}:1")):
            with pytest.raises(Refused) as caught:
                GAME.answer(g, g.open[0].seat, key)
            assert caught.value.refusal.key == key
    assert state_bytes(g) == before


@pytest.mark.parametrize(
    ("prompt", "key"),
    [
        ("use", "use"),
        ("use", "use:1:2"),  # column 1 begins with a single row
        ("use", "use:01"),
        ("use", "use:x"),
        ("use", "pair"),
        ("use", "pair:x"),
        ("use", "change:2:2"),
        ("use", "change:2"),
        ("use", "change:2:3:4"),
        ("use", "change"),
        ("use", "set:2:3"),  # no power to set a die
        ("a1_face", "face:9"),
        ("a1_face", "face:x"),
        ("a1_face", "face"),
        ("draw_modifier", "turn:9"),
        ("draw_modifier", "turn:01"),
        ("draw_modifier", "turn"),
        ("choose_character", "character:nobody"),
        ("circle", "circle:nowhere"),
    ],
)
def test_what_means_nothing_here_is_no_option_rather_than_wrong_for_another_reason(prompt: str, key: str) -> None:
    assert refused(TABLES[prompt](), key).code == "TABLE_E_NOT_AN_OPTION"


def drawing_a_circle() -> Duel:
    g = duel()
    plan(g, 6, 2, [1, 2])
    GAME.answer(g, B, "use:1")
    return g


def crossing_a_line() -> Duel:
    g = blacken(duel(), A, {3: 1})
    plan(g, 2, 6, [3, 6])
    GAME.answer(g, A, "use:3")
    return g


TABLES: dict[str, Callable[[], Duel]] = {
    "plan": duel,
    "a4_pick": lambda: at(4, [2, 2, 5, 6]),
    "a5_mode": lambda: at(5, [1, 1, 3, 3, 5]),
    "use": lambda: at(3, [1, 2, 6], modifiers=1),
    "a1_face": lambda: at(1, [4]),
    "draw_modifier": drawing_a_circle,
    "circle": crossing_a_line,
    "choose_character": lambda: GAME.open_table(F1, 2),
}


def test_a_pair_named_twice_over_is_no_option_where_the_pair_is() -> None:
    g = blacken(duel(dice_use="optional"), A, {1: 2})
    plan(g, 5, 6, [1, 1, 1, 2, 3])
    GAME.answer(g, A, "equal:1")
    assert g.open[0].legal() == ("pair:1", "finish")
    assert refused(g, "pair:1:1").code == "TABLE_E_NOT_AN_OPTION"


@pytest.mark.rule("SR-8.5", "SR-8.12")
@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("change:6:7", "SR_E_MOD_RANGE"),
        ("change:1:4", "SR_E_MOD_NONE"),
        ("change:5:4", "SR_E_DIE_ABSENT"),
        ("change:6:6", "TABLE_E_NOT_AN_OPTION"),
    ],
)
def test_changes_before_the_split_are_refused_for_their_own_reason(key: str, code: str) -> None:
    g = at(4, [1, 1, 2, 6], modifiers=1, modifier_timing="before_split")
    assert refused(g, key).code == code


def test_a_key_without_any_meaning_is_simply_no_option() -> None:
    assert refused(duel(), "no:such:key", A).code == "TABLE_E_NOT_AN_OPTION"


def test_a_stale_answer_keeps_the_table_s_own_refusal() -> None:
    g = duel()
    with pytest.raises(Refused) as caught:
        GAME.answer(g, A, "plan:1", 999)
    assert caught.value.refusal.code == "TABLE_E_STALE"


def test_refusals_a_player_would_look_for_are_listed() -> None:
    g = at(3, [5, 2, 1])
    listed = {(refusal.key, refusal.code) for refusal in GAME.refused(g, g.open[0])}
    assert listed == {("use:5", "SR_E_PAIR_NEEDS_TWO"), ("finish", "SR_E_MUST_USE")}
    g = at(4, [6, 6, 2, 1])
    GAME.answer(g, A, "pick:1:6")
    listed = {(refusal.key, refusal.code) for refusal in GAME.refused(g, g.open[0])}
    assert ("use:2", "SR_E_DIE_NOT_YOURS") in listed
    assert GAME.refused(at(2, [2, 6]), duel().open[0]) == []
