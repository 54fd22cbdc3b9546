"""The Exploration Journal and the Book of Secrets (TG-23), Dreams (TG-14.8), and who reads on (TG-21.4)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, exploring, give_item
from tests.games.tainted_grail.tables import answer, asked, events, keys, make_box, place, play, table

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.day.dreams import dream
from tavola.games.tainted_grail.events.effects import DieRolled, TextRead
from tavola.games.tainted_grail.events.journal import ExplorationEnded, VerseRead
from tavola.games.tainted_grail.journal.reading import explore_location, verse_of
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run


def read(g: Avalon) -> list[str]:
    """The verses read so far."""
    return [f"{event.section}.{event.verse}" for event in events(g, VerseRead)]


@pytest.mark.rule("TG-23.1")
def test_the_pack_states_no_journal_rules_of_its_own_so_the_default_ones_hold() -> None:
    assert coast_box().campaigns["hollow_coast"].rules == {}


@pytest.mark.rule("TG-23.2", "TG-7.1")
def test_an_exploration_starts_at_the_first_verse_of_the_location() -> None:
    g = coast()
    explore_location(g, 103, [0])
    run(g)
    assert read(g) == ["103.v1"]
    assert (asked(g).prompt, asked(g).seat) == ("journal", 0)


@pytest.mark.rule("TG-23.2")
def test_effects_of_a_verse_come_before_its_choices() -> None:
    g = coast("fowler", "ferrywoman")
    before = [hero.terror for hero in g.heroes]
    exploring(g, "102", "v1", 0, 1)
    assert [hero.terror for hero in g.heroes] == [terror + 1 for terror in before]
    assert asked(g).prompt == "journal"


@pytest.mark.rule("TG-23.2", "TG-21.10")
def test_one_member_who_meets_the_condition_opens_a_choice_for_all() -> None:
    g = coast("ferrywoman", "fowler")
    g.heroes[1].markers["caution"] = 2
    exploring(g, "103", "v1", 0, 1)
    assert "steal" in keys(g)
    g = coast("ferrywoman", "saltwife")
    exploring(g, "103", "v1", 0, 1)
    assert "steal" not in keys(g)


@pytest.mark.rule("TG-23.2")
def test_a_closed_choice_is_refused_with_its_reason_and_anything_else_must_wait() -> None:
    """SC-167 and SC-186."""
    g = coast("saltwife")
    exploring(g, "103", "v1")
    refusal = GAME.why_not(g, asked(g), "steal")
    assert (refusal.code, refusal.rule) == ("TG_E_CHOICE_LOCKED", "TG-23.2")
    assert refusal in GAME.refused(g, asked(g))
    other = GAME.why_not(g, asked(g), "sing")
    assert (other.code, other.rule) == ("TG_E_MUST_CHOOSE", "TG-23.2")


@pytest.mark.rule("TG-23.2")
def test_a_choice_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    g = coast()
    g.heroes[0].energy = 0
    exploring(g, "103", "v1")
    assert keys(g) == ["steal", "leave"]
    refusal = GAME.why_not(g, asked(g), "search_the_loft")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("TG_E_COST", 1, 0)


@pytest.mark.rule("TG-23.2")
def test_the_cost_is_paid_before_the_next_verse_is_read() -> None:
    g = coast()
    exploring(g, "103", "v1")
    answer(g, "search_the_loft")
    assert g.heroes[0].energy == 5
    assert read(g) == ["103.v1", "103.v2"]
    assert g.statuses == {"loft_searched": [0]}
    assert [held.id for held in g.heroes[0].secrets] == ["17#1"]
    assert g.exploration is None
    assert events(g, ExplorationEnded)


@pytest.mark.rule("TG-23.2")
def test_a_redirection_leads_on_without_reading_the_verse() -> None:
    g = coast()
    do(g, {"status": {"set": ["loft_searched"]}})
    exploring(g, "103", "v2")
    assert read(g) == ["103.v3"]
    assert g.heroes[0].secrets == []


@pytest.mark.rule("TG-23.2", "TG-41.4")
def test_the_lowest_number_decides_unless_there_is_a_chronicler() -> None:
    """SC-59."""
    g = coast("ferrywoman", "fowler")
    exploring(g, "103", "v1", 0, 1)
    assert asked(g).seat == 1
    g = coast("ferrywoman", "fowler", chronicler=0)
    exploring(g, "103", "v1", 0, 1)
    assert asked(g).seat == 0


@pytest.mark.rule("TG-23.2")
def test_an_encounter_in_a_verse_is_followed_by_its_branch() -> None:
    from tavola.games.tainted_grail.encounter.start import EndEncounter

    g = coast()
    g.heroes[0].at = 102
    exploring(g, "102", "v3")
    assert g.encounter is not None
    g.open = []  # whatever is asked in it
    play(g, EndEncounter("won"))
    assert read(g) == ["102.v3", "102.v4"]
    assert g.statuses["eel_king_dead"] == [0]
    assert "21#1" in [held.id for held in g.heroes[0].secrets]
    g = coast()
    exploring(g, "102", "v3")
    rep, g.open = g.heroes[0].resources["rep"], []
    play(g, EndEncounter("lost"))
    assert g.heroes[0].resources["rep"] == rep - 1
    assert g.exploration is None


@pytest.mark.rule("TG-23.2")
def test_the_exploration_ends_when_no_member_is_left() -> None:
    deadly = {"start": "v1", "verses": {"v1": {"do": [{"die": "each"}], "goto": "v2"}, "v2": {"goto": "end"}}}
    g = table("beor", "ailei", box=make_box(locations=[place(101, journal=deadly)]))
    exploring(g, "101", "v1", 0)
    answer(g, "decline")
    assert read(g) == ["101.v1"]
    assert g.exploration is None


@pytest.mark.rule("TG-23.3")
def test_whoever_drops_to_no_health_stays_in_the_exploration() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[1].health = g.heroes[1].energy = 1
    exploring(g, "111", "v1", 0, 1)
    answer(g, "climb")  # a Health from each
    while asked(g).prompt != "choose_member":
        answer(g, keys(g)[0])
    assert g.heroes[1].conditions == ["cond.dying.coop"]
    assert keys(g) == ["hero:0", "hero:1"]


@pytest.mark.rule("TG-21.4")
def test_whoever_does_not_pay_a_cost_of_each_member_is_out_of_what_follows() -> None:
    """TV-13: the ferrywoman cannot pay and nobody pays for her."""
    g = coast("fowler", "ferrywoman")
    g.heroes[0].energy, g.heroes[1].energy = 1, 0
    exploring(g, "103", "v1", 0, 1)
    answer(g, "search_the_loft")
    while g.open:
        answer(g, next(key for key in keys(g) if "0" in key or key == "refuse" or key == "leave"), asked(g).seat)
    assert [held.id for held in g.heroes[0].secrets] == ["17#1"]
    assert g.heroes[1].secrets == []


def test_a_choice_offered_once_is_offered_until_it_was_taken() -> None:
    g = coast()
    g.heroes[0].terror = 5
    exploring(g, "101", "v1")
    answer(g, "pray")
    assert g.heroes[0].terror == 3
    assert g.taken_once == ["101.v1.pray"]
    exploring(g, "101", "v1")
    assert "pray" not in keys(g)
    refusal = GAME.why_not(g, asked(g), "pray")
    assert (refusal.code, refusal.rule) == ("TG_E_CHOICE_TAKEN", "TG-23.2")


def test_the_journal_leads_into_the_book_of_secrets_and_the_book_to_its_own_verses() -> None:
    g = coast()
    do(g, {"secret": {"gain": 17}})
    exploring(g, "101", "v2")
    assert [event.text for event in events(g, TextRead)] == ["verse-101-v4-told-1"]
    assert read(g) == ["101.v4", "book.12"]
    answer(g, "burn_it")
    assert read(g)[-1] == "book.13"
    assert "18#1" in g.secrets_removed
    assert g.exploration is None


def test_another_text_may_open_the_book_for_everybody() -> None:
    g = coast("fowler", "ferrywoman")
    g.heroes[1].at = 104
    do(g, {"goto": "book.12"}, source="event:ev.c1.p1", who="all")
    assert asked(g).prompt == "choose_member"  # who takes the page
    assert g.exploration is not None
    assert g.exploration.members == [0, 1]


def test_a_verse_with_one_way_on_does_not_ask() -> None:
    g = coast()
    exploring(g, "103", "v3")
    assert not g.open
    assert read(g) == ["103.v3"]


def test_a_test_with_a_die_follows_its_line() -> None:
    for face, food, items in ((3, 1, 0), (5, 0, 1)):
        g = coast()
        g.loaded = [face]
        before = g.heroes[0].resources["food"]
        exploring(g, "101", "v3")
        assert g.heroes[0].resources["food"] - before == food
        assert len(g.heroes[0].items) == items
        assert [event.result for event in events(g, DieRolled)] == [str(face)]


def test_a_place_without_dreams_gives_none() -> None:
    g = coast()
    dream(g, 101, "dream", [0])
    run(g)
    assert not g.events
    explore_location(g, 105, [0])  # nothing is written about it
    assert g.stack == []


def test_verses_that_go_round_for_ever_are_broken_off() -> None:
    from tavola.games.tainted_grail.effects.run import PackLoopsError

    ring = {"start": "v1", "verses": {"v1": {"goto": "v2"}, "v2": {"goto": "v1"}}}
    g = table(box=make_box(locations=[place(101, journal=ring)]))
    with pytest.raises(PackLoopsError, match="verse:101"):
        exploring(g, "101", "v1")


@pytest.mark.rule("TG-14.8", "TG-14.9")
def test_a_dream_is_told_once_for_all_who_sleep_there_and_may_have_verses() -> None:
    """Part H, 41."""
    g = coast("fowler", "ferrywoman")
    for hero in g.heroes:
        hero.at, hero.terror = 102, 3
    dream(g, 102, "dream", [0, 1])
    run(g)
    assert [hero.terror for hero in g.heroes] == [2, 2]
    assert asked(g).prompt == "journal"
    answer(g, "follow_the_light")
    assert asked(g).prompt == "choose_member"
    answer(g, "hero:1")
    assert g.heroes[1].resources["magic"] == 2
    assert g.statuses["trial"] == [2]


@pytest.mark.rule("TG-14.8")
def test_a_nightmare_may_be_a_choice_for_all_who_have_it() -> None:
    g = coast("fowler", "ferrywoman")
    for hero in g.heroes:
        hero.at = 104
    dream(g, 104, "nightmare", [0, 1])
    run(g)
    assert keys(g) == ["nightmare:104-hold_on", "nightmare:104-let_go"]
    answer(g, "nightmare:104-hold_on")
    assert [hero.energy for hero in g.heroes] == [4, 4]


def test_choices_of_an_effect_show_their_condition_and_cost() -> None:
    g = coast("fowler", "ferrywoman")
    exploring(g, "103", "v5", 0, 1)
    assert asked(g).prompt == "choose_effect:verse-103-v5-prompt"
    assert keys(g) == ["verse:103.v5-the_purse", "verse:103.v5-the_spear", "verse:103.v5-nothing"]
    g.heroes[0].resources["wealth"] = g.heroes[1].resources["wealth"] = 0
    assert verse_of(g, "103", "v5").goto == "end"
    alone = coast()
    exploring(alone, "103", "v5")
    assert "verse:103.v5-the_spear" not in keys(alone)  # it takes two


def test_a_save_keeps_todays_marks_and_the_dice_to_come() -> None:
    """Part H, 46; SC-179: loaded twice, the same answers lead to the same table."""
    from tavola.games.tainted_grail import GAME
    from tavola.kernel.codec import load, save, state_hash
    from tavola.kernel.flow import take

    g = coast("fowler", "ferrywoman")
    g.places[101].used = {"mend_nets": 1}
    g.used = {"day:skill:sk.caution.01.b#0": 1}
    exploring(g, "107", "v1", 0, 1)
    data = save(GAME, g, coast_box())
    clones = [load(GAME, data, coast_box()) for _ in range(2)]
    for clone in clones:
        assert (clone.places[101].used, clone.used, clone.rng) == (g.places[101].used, g.used, g.rng)
        take(clone, asked(clone), "drink")  # as many times as a die shows
    take(g, asked(g), "drink")
    assert {state_hash(table_) for table_ in (g, *clones)} == {state_hash(g)}


def test_the_book_can_be_saved_and_read_on() -> None:
    """A page is open in the middle of a verse with a choice paid by both."""
    from tavola.kernel.codec import state_bytes

    g = coast("fowler", "ferrywoman")
    give_item(g, 0, "quill")
    exploring(g, "102", "v1", 0, 1)
    clone = g.clone()
    answer(g, "drain_the_pool")
    while g.open:
        answer(g, keys(g, g.open[0].seat)[0], g.open[0].seat)
    assert state_bytes(clone) != state_bytes(g)
    assert 152 in g.places
    assert 102 in clone.places
