"""What a viewer is shown: all that lies open, by name and in words, and nothing that is not on the table yet."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast, exploring, give_item
from tests.games.tainted_grail.seats import BOX, answer, ask_again, at_work, question, said
from tests.games.tainted_grail.tables import play

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.deeds.day import LearnCard, Progress, RebuildDecks
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.present.faces import MAKERS, face
from tavola.games.tainted_grail.present.view import AvalonView
from tavola.games.tainted_grail.present.view_map import PlaceView
from tavola.games.tainted_grail.state import Avalon, Guardian
from tavola.kernel.flow import run


def seen(g: Avalon, viewer: int | None = 0) -> AvalonView:
    return GAME.view(g, viewer)


def place(g: Avalon, number: int) -> PlaceView:
    return next(found for found in seen(g).places if found.number == number)


@pytest.mark.rule("TG-18.7")
def test_a_place_not_revealed_is_a_number_on_a_key_and_no_more() -> None:
    g = at_work()
    quay = place(g, 104)
    assert quay.exits["east"].number == 108
    assert quay.exits["east"].to == 0
    assert quay.exits["west"].to == 101
    whole = msgspec.json.encode(seen(g)).decode()
    assert "location-104" in whole
    assert "location-108" not in whole


def test_the_map_shows_dials_seals_tokens_figures_and_what_may_be_done() -> None:
    g = at_work(2)
    g.places[101].time = 2
    g.places[101].dropped = ["tallow#1"]
    g.guardians = [Guardian("e.violet.the_reed_king", 101)]
    quay = place(g, 101)
    assert (quay.menhir, quay.time, quay.heroes, quay.items) == (g.menhirs[101], 2, (0, 1), ("tallow#1",))
    assert quay.seals == ("menhir", "hospitable")
    assert quay.guardians == ("e.violet.the_reed_king",)
    assert seen(g).foes["e.violet.the_reed_king"].value == 11
    mend, market = quay.actions
    assert (mend.key, mend.left, market.left) == ("mend_nets", 1, -1)
    g.places[101].used["mend_nets"] = 1
    assert place(g, 101).actions[0].left == 0
    assert all(said(line) for line in (mend.name, mend.price, mend.effects))


def test_a_character_shows_tracks_with_their_caps_and_all_that_it_holds() -> None:
    g = at_work(2)
    copy = give_item(g, 0, "eel_spear")
    gain_secret(g, 0, 17)
    run(ask_again(g))
    hero = g.heroes[0]
    hero.health = 3
    shown = seen(g).heroes[0]
    assert (shown.tracks["energy"].cap, shown.tracks["energy"].max, shown.tracks["health"].value) == (3, 8, 3)
    assert shown.tracks["terror"].red == (8, 9)
    assert shown.attributes["caution"] == 2
    held = shown.items[0]
    assert (held.id, held.face, held.up, held.flipped) == (copy, "item:eel_spear", True, False)
    assert shown.secrets[0].face == "secret:17"
    assert {"item:eel_spear", "secret:17", "character:fowler"} <= seen(g).faces.keys()
    assert shown.combat.deck == 15
    assert shown.combat.cards == ()


def test_everybody_sees_the_same_but_for_who_they_are() -> None:
    g = at_work(3)
    shown = [msgspec.structs.replace(seen(g, viewer), viewer=None) for viewer in (0, 1, 2, None)]
    assert shown[0] == shown[1] == shown[2] == shown[3]


def test_the_journal_shows_the_verse_that_was_read() -> None:
    g = exploring(coast("fowler", "ferrywoman"), "103", "v1", 0, 1)
    journal = seen(g).journal
    assert journal is not None
    assert (journal.section, journal.verse, journal.members) == ("103", "v1", (0, 1))
    assert said(journal.text)[1] == "The wheel turns though no water runs. There is a ladder to the loft."
    assert said(journal.title)[1] == "The Sluice House"
    assert "verse-103-v2" not in msgspec.json.encode(seen(g)).decode()


def test_an_action_that_others_may_join_is_named_with_its_price() -> None:
    g = at_work(2)
    assert seen(g).under_way is None
    answer(g, 0, "travel:104")
    shown = seen(g).under_way
    assert shown is not None
    assert (shown.leader, shown.key, [part.n for part in shown.price]) == (0, "travel:104", [1])
    assert all(said(shown.name))
    assert question(g, 1).prompt == "join"


def test_a_trade_shows_what_has_been_named_so_far() -> None:
    g = at_work(2)
    g.heroes[0].resources["food"] = 2
    run(ask_again(g))
    assert seen(g).bargain is None
    answer(g, 0, "trade:1")
    empty = seen(g).bargain
    assert empty is not None
    assert (empty.seat, empty.other, empty.give, empty.take) == (0, 1, (), ())
    answer(g, 0, "give:food")
    offered = seen(g).bargain
    assert offered is not None
    assert [said(name)[1] for name in offered.give] == ["Food"]
    answer(g, 0, "propose")
    assert seen(g).bargain == offered


def test_the_journal_shows_the_answers_to_its_verse_in_their_own_words() -> None:
    journal = seen(exploring(coast("fowler", "ferrywoman"), "103", "v1", 0, 1)).journal
    assert journal is not None
    assert [choice.key for choice in journal.choices]
    assert all(said(choice.text) for choice in journal.choices)


def test_only_marked_statuses_tasks_and_dials_are_shown() -> None:
    g = exploring(coast("fowler"), "101", "v2", 0)
    shown = seen(g)
    assert shown.statuses == ()
    assert [task.key for task in shown.tasks] == ["the_sluice_loft"]
    g.statuses = {"lamps": [1, 3]}
    (lamps,) = seen(g).statuses
    assert (lamps.key, lamps.parts, lamps.marked) == ("lamps", 3, (1, 3))


def test_quests_are_shown_with_their_goals_and_hints() -> None:
    g = at_work()
    (quest,) = seen(g).quests
    assert (quest.face, quest.owner, quest.done) == ("event:ev.c1.p1", None, False)
    shown = seen(g).faces[quest.face]
    assert shown.goal is not None
    assert shown.hint is not None
    gain_secret(g, 0, 30)
    assert [quest.owner for quest in seen(g).quests] == [None, 0]


@pytest.mark.rule("TG-11.1")
def test_a_menhir_is_read_by_whoever_stands_before_it() -> None:
    g = at_work()
    assert seen(g).inspected is None
    g.heroes[0].at = 104
    answer(ask_again(g), 0, "menhir")
    menhir = seen(g).inspected
    assert menhir is not None
    rite, blood = menhir.ways
    assert (menhir.number, rite.key, blood.key) == (104, "rite", "blood")
    assert rite.requirement is not None
    assert blood.requirement is None
    assert blood.effects is not None
    assert all(said(line) for line in (rite.requirement, blood.price, blood.dial, blood.effects))


def test_a_combat_shows_the_enemy_the_sequence_and_what_would_connect() -> None:
    g = play(coast("fowler", "bellman"), MeetEncounter(members=[0, 1], id="e.violet.the_reed_king"))
    while g.open[0].prompt != "play_card":
        answer(g, g.open[0].seat, question(g, g.open[0].seat).legal()[0])
    fight = seen(g).encounter
    assert fight is not None
    assert (fight.foe.value, fight.pool, fight.row, fight.attacks) == (11, 0, 0, 2)
    assert fight.traits == ("guardian", "rage")
    assert fight.active in fight.members
    hand = list(g.heroes[fight.active].combat.hand)
    assert set(fight.joins) == set(hand)
    assert fight.edge == fight.foe.right
    answer(g, fight.active, next(key for key in g.open[0].legal() if key == f"play:{hand[0]}"))
    fight = seen(g).encounter
    assert fight is not None
    assert [laid.card for laid in fight.sequence][:1] == [hand[0]]
    assert fight.sequence[0].owner == fight.active
    assert fight.edge == seen(g).faces[f"card:{fight.sequence[-1].card}"].right


def test_diplomacy_shows_track_stages_topics_and_approaches() -> None:
    g = play(coast("saltwife"), MeetEncounter(members=[0], id="e.blue.bailiff"))
    fight = seen(g).encounter
    assert fight is not None
    assert fight.foe.track[fight.foe.track.index("grey")] == "grey"
    assert set(fight.foe.stages[0].topics) == {"practicality", "magic", "free"}
    assert fight.foe.avoid is not None
    assert fight.foe.avoid.price is not None
    g = play(coast("saltwife"), MeetEncounter(members=[0], id="e.blue.ferry_clerk"))
    fight = seen(g).encounter
    assert fight is not None
    assert any(stage.approaches for stage in fight.foe.stages)


def test_decks_are_open_while_they_are_rebuilt_but_not_in_their_order() -> None:
    g = coast("fowler")
    hero = g.heroes[0]
    hero.combat.spare = [hero.combat.reserve.pop()]
    play(g, RebuildDecks(0))
    shown = seen(g).heroes[0].combat
    assert shown.cards == tuple(sorted(hero.combat.deck))
    assert f"card:{hero.combat.spare[0]}" in seen(g).faces


def test_cards_to_choose_from_are_shown() -> None:
    g = coast("fowler")
    play(g, LearnCard(0, "combat"))
    for key in question(g).legal():
        assert key in seen(g).faces
    g = coast("fowler")
    g.heroes[0].resources["exp"] = 30
    g.heroes[0].markers["courage"] = 2
    play(g, Progress(0))
    answer(g, 0, "raise:courage")
    assert "skill:sk.courage.01.a" in seen(g).faces
    g = GAME.open_table(BOX, 1, AvalonOptions(), "choose")
    assert {"character:fowler", "character:bellman"} <= seen(g).faces.keys()


def test_what_holds_for_a_while_is_listed() -> None:
    g = play(coast("fowler"), MeetEncounter(members=[0], id="e.violet.eel_king"))
    from tests.games.tainted_grail.coast import effect

    from tavola.games.tainted_grail.effects.modifiers import add_modifier

    change = effect({"modify": {"stat": "damage", "prevent": 1, "for": "encounter"}}).modify
    add_modifier(g, change, [0], "item:barrel_lid#1")  # type: ignore[arg-type]
    (shown,) = seen(g).effects
    assert (shown.lasts, shown.heroes) == ("encounter", (0,))
    assert said(shown.name)[1] == "Barrel Lid"
    assert said(shown.text)


@pytest.mark.parametrize("kind", sorted(MAKERS))
def test_every_card_of_the_pack_has_a_face_in_both_languages(kind: str) -> None:
    ids = {
        "card": BOX.cards,
        "item": BOX.items,
        "secret": BOX.secrets,
        "condition": BOX.conditions,
        "event": BOX.events,
        "character": BOX.characters,
        "skill": [f"{skill.id}.{side}" for skill in BOX.skills.values() for side in skill.sides],
    }[kind]
    for id in ids:
        shown = face(BOX, f"{kind}:{id}")
        for message in (shown.name, *shown.rules, *filter(None, (shown.story, shown.goal, shown.hint))):
            assert said(message)
    assert face(BOX, f"{kind}:{next(iter(ids))}") is face(BOX, f"{kind}:{next(iter(ids))}")
