"""The table as text: what a person needs in order to play from it alone, in Italian and in English."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, exploring, give_item
from tests.games.tainted_grail.seats import BOTH, answer, ask_again, at_work, ended_on_day_one, opened, words
from tests.games.tainted_grail.tables import play, set_tracks, waiting

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Dial, Guardian, SkillHeld


def text(g: Avalon, language: str = "en", viewer: int | None = 0) -> str:
    return GAME.describe(GAME.view(g, viewer), words(language))


def test_the_day_the_quest_the_map_and_everybody() -> None:
    told = text(at_work(2))
    for line in (
        "The Hollow Coast: Dying Lamps",
        "Day 1, round 1 of Actions.",
        "Quest: The Lamps Are Dying. Obtain the Rite of the Lantern-Stones. Papers are kept dry.",
        "  103         101*(12)    104",
        "    Action, Mend nets (pay 2 Energy): the Party gains 2 Food; draw a green Encounter. Once more today.",
        "Wick the Fowler (you), Lantern Quay. Energy 6 (at most 7), Health 7 of 9, Terror 1 of 9.",
        "Oda the Ferrywoman, Lantern Quay.",
        "  Own Action, Set snares (pay 2 Energy): gain 1 Food.",
        "  Combat deck 15 (Reserve 25), Diplomacy deck 15 (Reserve 25), set aside 0.",
    ):
        assert line in told, line


def test_in_italian_too() -> None:
    told = text(at_work(2), "it", viewer=1)
    for line in ("Giorno 1, giro 1 di Azioni.", "(tu), ", "Mazzo Combattimento 15 (Riserva 25)", "Vie: nord verso 102"):
        assert line in told, line


def test_before_anything_is_chosen_there_is_a_campaign_and_no_more() -> None:
    g = GAME.open_table(coast().box, 2, AvalonOptions(), "choose")
    assert text(g) == "The Hollow Coast"


def test_the_morning_says_which_step_it_is() -> None:
    assert "in the morning: time to talk and trade" in text(opened(2))


def test_what_lies_on_the_map_and_on_cards() -> None:
    g = at_work(2)
    g.places[101].dropped, g.places[101].quest = ["tallow#1"], 2
    g.guardians = [Guardian("e.violet.the_reed_king", 102)]
    g.dials = [Dial("104", "quest", 3)]
    g.statuses = {"loft_searched": [0], "lamps": [1, 2]}
    g.tasks = ["the_sluice_loft"]
    told = text(g)
    assert "Lying here: Tallow." in told
    assert "Quest tokens: 2" in told
    assert "Guardian: " in told
    assert "Quest dial on Broken Lantern: 3." in told
    assert "Statuses: Loft searched and Lamps (parts: 1, 2)." in told
    assert "Task: Somebody hid something" in told


def test_a_character_s_things() -> None:
    g = at_work(2)
    give_item(g, 0, "eel_spear")
    gain_secret(g, 0, 9)
    ask_again(g)
    hero = g.heroes[0]
    hero.skills = [SkillHeld("sk.courage.01", "a")]
    hero.items[0].charges = 2
    hero.passed = True
    set_tracks(g, 0, 1, 2, 8)
    hero.conditions = ["cond.insane"]
    told = text(g)
    for line in (
        "Item: Eel Spear (Weapon, Crafted and 2 Charges).",
        "Secret: Marsh Fever (Personal).",
        "Skill: Steps Forward.",
        "Condition: Going insane.",
        "Now in Panic, Exhausted, Going Insane and done for the day.",
    ):
        assert line in told, line
    hero.items[0].up = False
    assert "not in use" in text(g)
    hero.items[0].up, hero.items[0].flipped = True, True
    assert "used up" in text(g)
    g.heroes[1].alive = False
    assert "Oda the Ferrywoman: gone." in text(g)


def test_reading_the_journal_and_a_menhir() -> None:
    told = text(exploring(coast("fowler", "bellman"), "103", "v1", 0, 1))
    assert "Journal, The Sluice House (Wick the Fowler and Ambrose the Bellman):" in told
    assert "The wheel turns though no water runs. There is a ladder to the loft." in told
    g = at_work()
    g.heroes[0].at = 104
    told = text(answer(ask_again(g), 0, "menhir"))
    assert "The Menhir of Broken Lantern asks:" in told
    assert "  With blood: pay 2 Health; the dial is set to 3." in told
    assert "Only if " in told


def at_cards(g: Avalon) -> Avalon:
    while g.open[0].prompt != "play_card":
        decision = waiting(g)
        answer(g, decision.seat, "face" if "face" in decision.legal() else decision.legal()[0])
    return g


@pytest.mark.parametrize("language", BOTH)
def test_every_encounter_of_the_pack_reads(language: str) -> None:
    for id, entry in coast().box.encounters.items():
        if entry.kind != "text":
            g = at_cards(play(coast("fowler", "bellman"), MeetEncounter(members=[0, 1], id=id)))
            told = text(g, language)
            assert words(language)(f"encounter-{id.replace('.', '-').replace('_', '-')}") in told
            assert "⟨" not in told


def test_a_combat_in_text() -> None:
    g = at_cards(play(coast("fowler"), MeetEncounter(members=[0], id="e.violet.eel_king")))
    told = text(g)
    assert "Traits: Horde (each attack first takes two cards from the top of the deck)" in told
    assert "Combat Pool: 0 of 6." in told
    assert "> 0-5: " in told
    assert "The next card meets: Courage 1, Magic and Free." in told
    assert "would connect Free" in told
    hand = g.heroes[0].combat.hand
    card = next(card for card in hand if not g.box.cards[card].abilities)
    answer(g, 0, f"play:{card}")
    told = text(g)
    assert "Sequence, from the first card to the last:" in told
    assert "one card played" in told


def test_diplomacy_and_panic_in_text() -> None:
    told = text(at_cards(play(coast("saltwife"), MeetEncounter(members=[0], id="e.blue.bailiff"))))
    assert "Affinity: ◇red ◇red ◆grey ◇green ◇green ◇green" in told
    assert "Topic, Practicality: move the Affinity marker up 2." in told
    g = coast("fowler")
    set_tracks(g, 0, 2, 2, 4)
    told = text(at_cards(play(g, MeetEncounter(members=[0], id="e.violet.eel_king"))))
    assert "Panic: the first card comes from the top of the deck." in told


def test_the_end_in_text() -> None:
    assert "The campaign stopped on day 1." in text(ended_on_day_one())
