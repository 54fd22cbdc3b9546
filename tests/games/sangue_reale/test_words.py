"""Questions, answers, lights, previews, events and the text view, in both languages."""

import pytest
from tests.games.sangue_reale.duels import A, B, answer, ask_power, blacken, circle, duel, fill, own, plan, support

from tavola import library
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale import vocabulary as v
from tavola.games.sangue_reale.events import (
    CampaignWon,
    CoinTossed,
    EdgeChanged,
    EraScored,
    EraStarted,
    EraWon,
    PlansRevealed,
    PowerGained,
    TermScored,
    TurnEnded,
)
from tavola.games.sangue_reale.phrases import power
from tavola.games.sangue_reale.state import NO_ONE, Duel, EraResult
from tavola.kernel.event import Event
from tavola.kernel.text import Message

BOX = library.open_box("sangue_reale")
EN, IT = (library.words("sangue_reale", None, language) for language in ("en", "it"))


def real(era: int = 1, **options: object) -> Duel:
    """The pack of the house: Ulthar for A, Theodric for B."""
    return duel(BOX, era=era, **options)  # type: ignore[arg-type]


def told(g: Duel, event: Event) -> str:
    return EN.say(GAME.tell(g, event))


def said(messages: list[Message]) -> list[str]:
    return [EN.say(message) for message in messages]


def labels(g: Duel) -> dict[str, str]:
    return {key: EN.say(GAME.label(g, g.open[0], key)) for key in g.open[0].legal()}


def test_the_round_is_told_as_a_person_would() -> None:
    g = real()
    events = plan(g, 3, 6, [1, 4, 4]) + answer(g, "use:1")
    lines = [told(g, event) for event in events]
    assert lines[1:5] == [
        "Ulthar shows 3, Theodric shows 6: Ulthar begins.",
        "Ulthar rolls 1, 4, 4.",
        "Ulthar keeps 1, 4; 4 for Theodric.",
        "Ulthar uses 1.",
    ]
    assert IT.say(GAME.tell(g, events[2])) == "Ulthar tira 1, 4, 4."
    assert told(g, PlansRevealed(1, (4, 4))) == "Ulthar and Theodric both show 4."


def test_a_preview_says_what_a_row_brings() -> None:
    g = duel()
    plan(g, 2, 6, [4, 6])
    assert said(GAME.preview(g, g.open[0], "use:4")) == [
        "Column 4: row 1 of 5.",
        "This fills the row before the line: you may circle a 4.",
    ]
    assert GAME.refs(g, g.open[0], "use:4") == ("die:0", "column:4", "row:4:1")
    answer(g, "use:4")
    assert GAME.label(g, g.open[0], "circle:t2-2").args == {"number": 4, "area": Message("area-t2")}
    assert GAME.refs(g, g.open[0], "circle:t2-2") == ("slot:t2-2", "area:t2")
    assert EN.say(GAME.prompt(g, g.open[0])) == "You have crossed a line: where do you circle a 4?"


def test_a_preview_stops_where_chance_or_a_secret_would_show() -> None:
    g = real()
    assert [message.id for message in GAME.preview(g, g.open[0], "plan:3")] == ["preview-plan-3"]
    plan(g, 4, 6, [2, 2, 5, 6])
    assert said(GAME.preview(g, g.open[0], "pick:2:5"))[0] == "Ulthar keeps 2, 5; 2, 6 for Theodric."


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_plan_says_what_it_does_with_the_dice(language: str) -> None:
    g = real()
    words = library.words("sangue_reale", None, language)
    told = [words.say(*GAME.preview(g, g.open[0], f"plan:{face}")) for face in range(1, 7)]
    assert len(set(told)) == 6
    assert all(line.endswith(".") and "{" not in line for line in told)


def test_control_and_supporters_are_foreseen() -> None:
    g = circle(duel(), A, "t1-1")
    plan(g, 2, 6, [2, 2])
    ids = [message.id for message in GAME.preview(g, g.open[0], "circle:t1-2")]
    assert "event-territory-controlled" in ids
    g = duel()
    plan(g, 2, 6, [3, 1])
    ids = [message.id for message in GAME.preview(g, g.open[0], "use:3")]
    assert "event-unique-taken" in ids


@pytest.mark.parametrize(
    ("action", "dice", "key", "label"),
    [
        (1, [4], "face:2", "The 2"),
        (4, [2, 2, 5, 6], "pick:2:6", "Take 2, 6; the other gets 2, 5"),
        (5, [1, 2, 3, 3, 5], "distinct", "One of each: 1, 2, 3, 5; the other gets 4, 6"),
        (5, [1, 2, 3, 3, 5], "equal:3", "All equal: 3, 3; the other gets 4, 6"),
        (2, [1, 2], "use:2", "Use the 2"),
    ],
)
def test_answers_in_words(action: int, dice: list[int], key: str, label: str) -> None:
    g = real()
    plan(g, action, 6, dice)
    assert labels(g)[key] == label
    assert all(isinstance(ref, str) for ref in GAME.refs(g, g.open[0], key))


def test_a_split_names_the_dice_kept_one_by_one_and_the_values_given() -> None:
    g = real()
    plan(g, 4, 6, [2, 5, 2, 6])
    assert GAME.refs(g, g.open[0], "pick:2:2") == ("die:0", "die:2", "given:5", "given:6")
    assert GAME.refs(g, g.open[0], "pick:2:6") == ("die:0", "die:3", "given:5", "given:2")
    g = real()
    plan(g, 5, 6, [1, 2, 3, 3, 5])
    assert GAME.refs(g, g.open[0], "distinct") == ("die:0", "die:1", "die:2", "die:4", "given:4", "given:6")
    assert GAME.refs(g, g.open[0], "equal:3") == ("die:2", "die:3", "given:4", "given:6")


def test_answers_with_modifiers_in_words() -> None:
    g = fill(duel(), A, 3)
    g.sheets[A].modifiers[0], g.sheets[A].set_dice = 2, 1
    plan(g, 3, 6, [4, 6, 2])
    assert labels(g)["change:2:1"] == "The 2 as a 1, with a modifier"
    assert labels(g)["set:2:6"] == "The 2 set to 6"
    assert GAME.refs(g, g.open[0], "change:2:1") == ("die:2", "column:1", "row:1:1")
    answer(g, "change:4:5")
    assert labels(g) == {
        "set_partner:2": "With the 2, set to the same value",
        "partner:6": "With the 6: 2 modifiers in all",
        "set_partner:6": "With the 6, set to the same value",
    }
    assert GAME.refs(g, g.open[0], "partner:6") == ("die:1",)


def test_the_other_questions_have_words_too() -> None:
    g = real(modifier_timing="before_split", modifier_target="any_die")
    g.sheets[A].modifiers[0] = g.sheets[B].modifiers[0] = 1
    plan(g, 3, 6, [1, 2, 4])
    assert (
        EN.say(GAME.prompt(g, g.open[0])) == "You have rolled 1, 2, 4. Do you change a die before they are shared out?"
    )
    assert labels(g)["leave"] == "Change nothing"
    assert GAME.refs(g, g.open[0], "change:1:2") == ("die:0", "column:2", "row:2:1")
    answer(g, "leave")
    assert EN.say(GAME.prompt(g, g.open[0])) == "The other is about to use 1, 2, 4. Do you change a die?"


@pytest.mark.parametrize(
    ("effect", "key", "label", "refs"),
    [
        (v.Blacken(), "column:2", "Column 2", ("column:2", "row:2:1")),
        (v.Circle(), "circle:cap-1", "The 1 in Venahead", ("slot:cap-1", "area:cap")),
        (v.BlockSlot(), "block:cap-1", "The 1 in Venahead", ("slot:cap-1", "area:cap")),
        (v.ForbidAction(), "forbid:3", "Action 3: roll three dice", ("action:3",)),
        (v.DrawModifier(turn="choice"), "turn:1", "Turn 1, this one", ("turn:1",)),
        (v.DrawModifier(turn="choice"), "turn:3", "Turn 3", ("turn:3",)),
    ],
)
def test_choices_of_abilities_in_words(effect: v.AnyEffect, key: str, label: str, refs: tuple[str, ...]) -> None:
    g = ask_power(real(), A, effect)
    assert labels(g)[key] == label
    assert GAME.refs(g, g.open[0], key) == refs
    assert EN.say(GAME.prompt(g, g.open[0])).startswith("a character's power:")


def test_borders_and_rivers_in_words() -> None:
    g = ask_power(real(era=3), A, v.ChangeEdge(kind="any", op="toggle"))
    words = labels(g)
    assert words["edge:bos-lan"] == "Bring back the middle Cruda, between Widow Wood and Lanara"
    assert words["edge:cor-lan"].startswith("Drain ")
    assert GAME.refs(g, g.open[0], "edge:bos-lan") == ("edge:bos-lan",)
    text = told(g, EdgeChanged(A, "bos-lan", "river", present=True))
    assert text == "Nerio brings back the middle Cruda: two banks, two lands."


def test_kept_dice_and_orders_in_words() -> None:
    g = real()
    g.loaded = [1, 2, 2]
    ask_power(g, A, v.ExtraDice(roll=3, keep=2))
    assert labels(g) == {"keep:1:2": "Keep 1, 2", "keep:2:2": "Keep 2, 2"}
    assert GAME.refs(g, g.open[0], "keep:1:2") == ("die:0", "die:1", "die:2")
    g = blacken(duel(trigger_order="player_choice"), A, {6: 1})
    plan(g, 2, 6, [6, 1])
    answer(g, "use:6")
    assert labels(g) == {"line_first": "First the number", "unique_first": "First the Unique Supporter"}
    assert GAME.refs(g, g.open[0], "line_first") == ()


def test_characters_are_offered_by_name_and_epithet() -> None:
    g = GAME.open_table(BOX, 2)
    assert labels(g)["character:ulthar"] == "Ulthar, the Milk-Brother"
    assert GAME.refs(g, g.open[0], "character:ulthar") == ("character:ulthar",)
    assert "choice of characters" in GAME.describe(GAME.view(g, A), EN)


def test_the_end_of_an_era_is_told_term_by_term() -> None:
    g = real()
    lines = (
        TermScored("box_vp", (7, 4)),
        TermScored("unique_count", (1, 2)),
        TermScored("group_majority", (1, 0), "canna"),
    )
    text = told(g, EraScored(1, (9, 6), lines))
    assert text.startswith("Ulthar has 9 VP, Theodric 6: values of lands 7–4, Unique Supporters 1–2 and leading in ")
    assert told(g, EraWon(1, A, "vp", "ulthar", "a")).startswith(
        "Ulthar wins the Era (by victory points).\nAnsoaldo dies"
    )
    assert told(g, EraWon(1, NO_ONE, "draw")).startswith("The Era is drawn.\n")
    assert told(g, EraStarted(1, "i", "palazzo", "ansoaldo")).startswith("Era I: The Mute King\n")
    assert told(g, EraStarted(1, "i", "palazzo")).startswith("Era I: The Mute King\n")


@pytest.mark.parametrize(
    "line",
    [
        TermScored("tag_set", (4, 0), "monte+selva"),
        TermScored("tag_count", (4, 0), "monte"),
        TermScored("penalty", (-1, 0), "uniques"),
        TermScored("power", (2, 0), "unique:contessa"),
        TermScored("chain", (2, 0)),
    ],
)
def test_every_line_of_the_count_has_a_name(line: TermScored) -> None:
    text = told(real(), EraScored(1, (0, 0), (line,)))
    assert "⟨" not in text
    assert f"{line.vp[0]}–{line.vp[1]}" in text


def test_campaigns_coins_and_turns_are_told() -> None:
    g = real()
    assert told(g, CampaignWon(A, (3, 1))).startswith("Ulthar wins the century (3–1 in Eras).\nOnce only")
    assert told(g, CampaignWon(NO_ONE, (2, 2))).startswith("The century ends even (2–2 in Eras).\nTwo and two")
    assert told(g, CoinTossed("b", "branch")).endswith("the side of Theodric.")
    assert told(g, CoinTossed("a", "order")).endswith("Ulthar.")
    assert told(g, TurnEnded(1, 5)) == "Turn 5 ends."
    assert told(g, TurnEnded(1, 1)).startswith("Year five.")
    assert told(g, PowerGained(A, "open_plan", 2)) == "For 2 rounds Theodric plans openly, before Ulthar."


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_a_person_can_play_from_the_text_view(era: int) -> None:
    g = real(era=era)
    layout = BOX.layouts[g.layout]  # type: ignore[attr-defined]
    own(circle(g, A, layout.slots[0]), B, layout.boxes[1])
    support(blacken(g, B, {2: 1}), A, 1)
    g.sheets[A].modifiers[1] = 2
    g.sheets[B].modifiers[0] = 1
    g.sheets[A].blocked = 1 << 1
    g.sheets[A].first_until, g.sheets[B].openly_until, g.sheets[A].forbidden = 3, 2, {4: 2}
    g.results.append(EraResult(1, "i", A, "vp", (12, 9), ("ulthar", "theodric")))
    g.results.append(EraResult(2, "ii-a", NO_ONE, "draw", (9, 9), ("folca", "evrardo")))
    for words in (EN, IT):
        for viewer in (A, B, None):
            text = GAME.describe(GAME.view(g, viewer), words)
            assert "⟨" not in text
            assert text.count("●") == 1
            assert "·" in text
            assert "[○○]" in text
    english = GAME.describe(GAME.view(g, A), EN)
    assert "2 modifiers in turn 2" in english
    assert "no action 4, rounds left: 2" in english
    assert "(1)" in english
    assert " x" in english
    assert ("One land with 2 boxes" in english) == (era > 2)


def test_the_text_view_shows_dice_and_the_own_plan_only() -> None:
    g = real()
    GAME.answer(g, A, "plan:4")
    assert "Your plan, still hidden: 4, roll four dice" in GAME.describe(GAME.view(g, A), EN)
    assert "Ulthar has planned." in GAME.describe(GAME.view(g, B), EN)
    assert "still hidden" not in GAME.describe(GAME.view(g, B), EN)
    g = real()
    plan(g, 4, 6, [2, 2, 5, 6])
    answer(g, "pick:2:5")
    text = GAME.describe(GAME.view(g, B), EN)
    assert "Ulthar has rolled 2, 2, 5, 6." in text
    assert "Theodric (you) has 2, 6 to use." in text
    g = duel(pair_fill="half_allowed")
    plan(g, 2, 6, [5, 2])
    answer(g, "use:5")
    assert "[●○]" in GAME.describe(GAME.view(g, A), EN)


def test_a_power_over_one_column_names_it() -> None:
    one, some = (power(v.Blacken(column=columns, rows=1, width="single")) for columns in ((6,), (1, 2)))
    assert EN.say(one) == "Blacken the next row of column 6, if it is single."
    assert IT.say(one) == "Annerisci la prossima riga della colonna 6, se è singola."
    assert "1, 2" in EN.say(some)
    assert "1, 2" in IT.say(some)
