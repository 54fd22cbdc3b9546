"""Modes of play, changing the group, the Chronicler (TG-31, TG-40.1 to 40.8, 40.11, 40.12, 40.17, 40.18, TG-41)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.tainted_grail.coast import asked_for
from tests.games.tainted_grail.tables import (
    CHARACTERS,
    NO_ATTRIBUTES,
    PLAIN_BOX,
    TRACKS,
    answer,
    asked,
    card,
    characters,
    events,
    keys,
    make_box,
    place,
    play,
    prompts,
    set_tracks,
    table,
    tracks,
    waiting,
)

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.event_deck import place_random_events
from tavola.games.tainted_grail.campaign.opening import CHALLENGE, set_up
from tavola.games.tainted_grail.campaign.roster import why_not_add, why_not_change
from tavola.games.tainted_grail.campaign.setup import lay_out_the_map, new_hero
from tavola.games.tainted_grail.character.secrets import gain_secret
from tavola.games.tainted_grail.character.survival import (
    energy_cap,
    in_panic,
    is_insane,
    look_at_thresholds,
    lose_track,
)
from tavola.games.tainted_grail.content.value import read_value
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import amounts
from tavola.games.tainted_grail.deeds.campaign import AddCharacter, DawnChanges, ShelveCharacter
from tavola.games.tainted_grail.deeds.day import Campaign, Day
from tavola.games.tainted_grail.effects.active_quests import check_quests
from tavola.games.tainted_grail.effects.evaluate import amount, holds
from tavola.games.tainted_grail.effects.selectors import decider
from tavola.games.tainted_grail.events.campaign import NarrativeEnded
from tavola.games.tainted_grail.map.menhirs import activate_menhir
from tavola.games.tainted_grail.modes import scaling_count
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Dial, Guardian, Held, SkillHeld
from tavola.kernel.codec import decoder, state_bytes
from tavola.kernel.flow import run

MENHIR_DIAL = read_value({"players": {"base": 8, "each": -1}})


# -- Narrative


@pytest.mark.rule("TG-40.1")
@pytest.mark.parametrize(("seats", "dial"), [(2, 8), (3, 7), (4, 6)])
def test_narrative_mode_sets_up_as_if_there_were_one_fewer(seats: int, dial: int) -> None:
    """TV-5."""
    assert table(*CHARACTERS[:seats], narrative=True).menhirs == {101: dial}


@pytest.mark.rule("TG-40.1", "TG-40.11", "TG-40.6", "TG-11.10")
@pytest.mark.parametrize(
    ("seats", "narrative", "short", "dial"),
    [
        (3, False, False, 5),
        (3, True, False, 6),
        (3, False, True, 4),
        (3, True, True, 5),
        (2, False, False, 6),
        (2, True, False, 7),
    ],
)
def test_the_dial_of_a_menhir_that_is_lit(seats: int, narrative: bool, short: bool, dial: int) -> None:
    """TV-5, SC-169."""
    g = table(*CHARACTERS[:seats], narrative=narrative, short_menhirs=short)
    activate_menhir(g, 101, amount(g, MENHIR_DIAL, 0, "location:101"), 0)
    assert g.menhirs[101] == dial


@pytest.mark.rule("TG-40.1")
def test_narrative_scales_costs_per_player_but_not_costs_of_each_member() -> None:
    """Mistake 13."""
    g = table("beor", "ailei", "arev", narrative=True)
    assert scaling_count(g) == 2
    assert amounts(g, Cost(food=read_value({"players": {"base": 0, "each": 1}})), 0, "location:101") == [("food", 2)]
    assert amounts(g, Cost(energy=1, per="member"), 0, "location:101") == [("energy", 1)]
    g.party = [0, 1, 2]
    assert amount(g, read_value({"party": {"base": 0, "each": 1}}), 0, "location:101") == 3


@pytest.mark.rule("TG-40.1")
def test_narrative_never_scales_below_one() -> None:
    assert scaling_count(table("beor", narrative=True)) == 1
    assert table("beor", narrative=True).menhirs == {101: 8}


@pytest.mark.rule("TG-40.3", "TG-40.6")
def test_alone_in_narrative_mode_health_does_not_limit_energy_and_there_is_no_panic() -> None:
    """SC-171: but red Terror is still insanity."""
    g = table("beor", narrative=True, limiter_offset=1)
    set_tracks(g, 0, 6, 3, 9)
    look_at_thresholds(g, 0)
    assert tracks(g) == (6, 3, 9)
    assert energy_cap(g, 0) == 8
    assert not in_panic(g, 0)
    assert is_insane(g, 0)


@pytest.mark.rule("TG-40.2")
def test_narrative_mode_may_be_switched_off_and_dials_already_set_stay() -> None:
    g = table("beor", narrative=True, dawn_changes=True)
    set_tracks(g, 0, 6, 3, 4)
    play(g, DawnChanges())
    answer(g, "end_narrative")
    assert not g.options.narrative
    assert events(g, NarrativeEnded)
    assert g.menhirs == {101: 8}
    assert tracks(g) == (3, 3, 4)
    assert in_panic(g, 0)
    assert "end_narrative" not in keys(g)


# -- Challenging


@pytest.mark.rule("TG-40.4", "TG-40.5")
def test_challenging_mode_is_a_set_of_switches_each_usable_alone() -> None:
    switches = (
        "limiter_offset",
        "secret_42",
        "flee_coin",
        "short_menhirs",
        "fewer_random_events",
        "dear_progress",
        "caps",
        "grace",
    )
    plain = AvalonOptions()
    assert [getattr(plain, switch) for switch in switches] == [0, False, False, False, False, False, False, True]


@pytest.mark.rule("TG-40.7")
def test_secret_42_goes_to_the_lowest_character_number_and_holds_for_everybody() -> None:
    rule = [
        {"trigger": "visible", "do": [{"modify": {"stat": "affinity_loss", "add": 1, "for": "visible"}, "who": "all"}]}
    ]
    box = make_box(secrets=[{"number": CHALLENGE, "abilities": rule}])
    g = set_up(box, 2, AvalonOptions(characters="ailei,beor", secret_42=True), 1)
    assert [[held.id for held in hero.secrets] for hero in g.heroes] == [[], ["42#1"]]
    from tavola.games.tainted_grail.effects.modifiers import modified

    assert [modified(g, seat, "affinity_loss", 1) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("TG-40.8")
def test_the_turned_limiter_stands_one_slot_lower() -> None:
    """Energy below Health, and Panic when Terror equals Health."""
    g = table(limiter_offset=1)
    set_tracks(g, 0, 6, 6, 4)
    look_at_thresholds(g, 0)
    assert tracks(g) == (5, 6, 4)
    lose_track(g, 0, "health", 2)
    assert tracks(g) == (3, 4, 4)
    assert in_panic(g, 0)
    lose_track(g, 0, "health", 4)
    assert energy_cap(g, 0) == 0


@pytest.mark.rule("TG-40.8", "TG-2.4")
def test_a_turned_limiter_below_the_start_slot_holds_energy_down_from_the_start() -> None:
    low = TRACKS | {"health": {"max": 9, "start": 6}}
    box = make_box(boards=[{"id": "board_beor", "letter": "G", "tracks": low}])
    assert tracks(set_up(box, 1, AvalonOptions(characters="beor", limiter_offset=1), 1)) == (5, 6, 2)
    assert tracks(set_up(box, 1, AvalonOptions(characters="beor"), 1)) == (6, 6, 2)


@pytest.mark.rule("TG-40.11")
def test_the_start_dial_is_not_an_activation() -> None:
    g = table("beor", short_menhirs=True)
    assert g.menhirs == {101: 8}
    activate_menhir(g, 101, 1, 0)
    assert g.menhirs == {101: 1}


@pytest.mark.rule("TG-40.12")
@pytest.mark.parametrize(("told", "placed"), [(2, 1), (1, 0), (0, 0)])
def test_one_random_event_fewer_is_placed(told: int, placed: int) -> None:
    g = table(fewer_random_events=True)
    place_random_events(g, told)
    assert len(g.event_deck) == placed


# -- Free Play


@pytest.mark.rule("TG-40.17")
def test_in_free_play_any_tile_goes_with_any_board_and_any_colour() -> None:
    """Basic cards follow the colour, advanced ones the colour's own Character."""
    g = set_up(PLAIN_BOX, 2, AvalonOptions(free_play=True), 1)
    answer(g, "play:maggot", 0)
    assert "play:maggot" not in keys(g, 1)
    answer(g, "play:beor", 1)
    answer(g, "board:board_ailei", 0)
    assert "board:board_ailei" not in keys(g, 1)
    answer(g, "board:board_beor", 1)
    answer(g, "colour:B", 0)
    assert keys(g, 1) == ["colour:G", "colour:U", "colour:Y"]
    answer(g, "colour:G", 1)
    hero = g.heroes[0]
    assert (hero.character, hero.board, hero.colour) == ("maggot", "board_ailei", "B")
    assert {g.box.cards[id].number[-1] for id in hero.combat.deck} == {"B"}
    assert {g.box.cards[id].owner for id in hero.combat.reserve} == {None, "arev"}


@pytest.mark.rule("TG-40.17", "TG-40.18")
def test_a_character_of_another_campaign_may_come_along_but_its_story_does_not() -> None:
    stranger = {"id": "nyss", "number": 9, "campaign": "second", "board": "board_nyss"}
    stranger |= {"start": {"attributes": NO_ATTRIBUTES, "resources": {}}, "action": {"cost": {}, "do": []}}
    box = make_box(
        characters=[stranger],
        boards=[{"id": "board_nyss", "letter": "N", "tracks": TRACKS}],
        cards=[card("nyss", "N", "combat", "starter", n) for n in range(1, 16)],
    )
    assert "play:nyss" not in keys(set_up(box, 1, AvalonOptions(), 1))
    g = set_up(box, 1, AvalonOptions(free_play=True), 1)
    answer(g, "play:nyss")
    answer(g, "board:board_nyss")
    answer(g, "colour:N")
    assert g.heroes[0].character == "nyss"
    assert not holds(g, asked_for({"is": "beor"}), 0, "verse:101.v1")


# -- saving


def reloaded(g: Avalon) -> Avalon:
    game: Any = SimpleNamespace(state=Avalon, renames={})
    return decoder(game, g.box)(state_bytes(g))


@pytest.mark.rule("TG-3.15", "TG-31.1", "TG-31.2", "TG-31.3")
def test_a_save_keeps_everything_deck_orders_and_chance_included() -> None:
    """SC-179, mistake 46: the once-a-day mark is still there, and play goes on identically."""
    hunt = {"key": "hunt", "cost": {}, "once_per_day": True, "do": [{"encounter": {"deck": "green"}}]}
    box = make_box(locations=[place(101, seals=["menhir"], menhir={"dial": 5}, keys={"east": 104}, actions=[hunt])])
    g = set_up(box, 2, AvalonOptions(characters="beor,ailei"), 11)
    for _ in range(60):
        clone = reloaded(g)
        assert state_bytes(clone) == state_bytes(g)
        decision = waiting(g)
        key = sorted(decision.legal())[g.asked % len(decision.legal())]
        answer(g, key, decision.seat)
        answer(clone, key, decision.seat)
        assert state_bytes(clone) == state_bytes(g)


@pytest.mark.rule("TG-31.2")
def test_once_a_day_marks_survive_a_save() -> None:
    hunt = {"key": "hunt", "cost": {}, "once_per_day": True, "do": []}
    box = make_box(locations=[place(101, seals=["menhir"], menhir={"dial": 5}, keys={"east": 104}, actions=[hunt])])
    g = play(table(box=box), Campaign())
    answer(g, "location:hunt")
    assert "location:hunt" not in keys(reloaded(g))


# -- the group


def group(*names: str) -> Avalon:
    return play(table(*names, dawn_changes=True), DawnChanges())


@pytest.mark.rule("TG-31.4")
def test_the_group_changes_only_between_days() -> None:
    g = play(table("beor", dawn_changes=True), Campaign())
    assert prompts(g) == [(0, "dawn")]
    assert why_not_change(g) is None
    answer(g, "go_on")
    refusal = why_not_change(g)
    assert refusal is not None
    assert refusal.code == "TG_E_ROSTER_MID"


@pytest.mark.rule("TG-31.4", "TG-31.6")
def test_a_new_character_starts_where_somebody_is_with_normal_starting_things() -> None:
    g = table("ailei", "beor", dawn_changes=True)
    g.heroes[0].at, g.heroes[1].at = 104, 102
    play(g, DawnChanges())
    answer(g, "add:maggot")
    assert (prompts(g), keys(g)) == ([(1, "join_where")], ["to:102", "to:104"])  # beside whom they like
    answer(g, "to:104")
    new = g.heroes[2]
    assert (new.character, new.at, new.alive) == ("maggot", 104, True)
    assert (len(new.combat.deck), len(new.combat.reserve)) == (15, 25)
    assert new.resources["food"] == 2
    assert "maggot" not in g.roster_left


@pytest.mark.rule("TG-31.4", "TG-2.1")
def test_never_more_than_four_and_nobody_twice() -> None:
    """SC-177."""
    g = group(*CHARACTERS)
    assert not any(key.startswith("add:") for key in keys(g))
    assert (refusal := why_not_add(g, "beor")) is not None
    assert refusal.code == "TG_E_CHARACTER_TAKEN"
    assert (refusal := why_not_add(g, "nyss")) is not None
    assert refusal.code == "TG_E_PLAYER_COUNT"
    assert not any(key.startswith("shelve:") for key in keys(group("beor")))


@pytest.mark.rule("TG-40.17", "TG-31.6")
def test_in_free_play_who_joins_later_takes_a_board_and_a_colour_that_nobody_has() -> None:
    g = table("beor", "ailei", free_play=True, dawn_changes=True)
    g.heroes[0] = new_hero(g, "beor", 101, "board_maggot", "Y")
    play(g, DawnChanges())
    answer(g, "add:maggot")
    boards, colours = [hero.board for hero in g.heroes], [hero.colour for hero in g.heroes]
    assert len(set(boards)) == len(set(colours)) == 3
    assert not {*g.heroes[0].combat.deck} & {*g.heroes[2].combat.deck}


@pytest.mark.rule("TG-31.4")
def test_nobody_joins_where_no_seat_is_left_and_the_table_says_so() -> None:
    g = group("beor", "ailei")
    g.seats = 2
    decision = asked(g)
    refused = {refusal.key: refusal for refusal in GAME.refused(g, decision)}
    assert sorted(refused) == ["add:arev", "add:maggot"]
    refusal = GAME.why_not(g, decision, "add:arev")
    assert (refusal.code, refusal.rule, refusal.args["seats"]) == ("TG_E_SEATS_TAKEN", "TG-31.4", 2)


@pytest.mark.rule("TG-31.5")
def test_secrets_of_one_who_leaves_stay_in_the_campaign_and_personal_ones_return_with_it() -> None:
    g = table("beor", "ailei", "arev", dawn_changes=True)
    g.heroes[1].secrets, g.heroes[1].items = [Held("7#1"), Held("9#1")], [Held("rope#1")]
    g.heroes[1].skills = [SkillHeld("courage1", "a")]
    g.heroes[1].resources["food"] = 6
    play(g, DawnChanges())
    answer(g, "shelve:1", 0)
    assert keys(g, 1) == ["give:7#1:0", "give:7#1:2"]
    answer(g, "give:7#1:2", 1)
    assert [held.id for held in g.heroes[2].secrets] == ["7#1"]
    assert not g.heroes[1].alive
    assert scaling_count(g) == 2
    answer(g, "add:ailei", 0)
    back = g.heroes[1]
    assert back.alive
    assert ([held.id for held in back.secrets], [held.id for held in back.items]) == (["9#1"], ["rope#1"])
    assert (back.resources["food"], back.skills) == (6, [SkillHeld("courage1", "a")])
    assert g.shelved == []


@pytest.mark.rule("TG-31.5", "TG-27.5", "TG-5.6")
def test_the_quest_and_the_dial_of_a_personal_secret_wait_for_its_owner() -> None:
    vow = {"number": 9, "personal": True, "quest": {"success_if": {"day": ">=1"}, "on_success": [{"gain": {"exp": 5}}]}}
    g = table("beor", "ailei", box=make_box(secrets=[vow]), dawn_changes=True)
    gain_secret(g, 1, 9)
    run(g)
    g.dials = [Dial("secret:9#1", "time", 2)]
    play(g, ShelveCharacter(1), Day())
    assert g.open[0].prompt == "dawn"
    answer(g, "go_on")
    assert (g.day, g.quests, g.heroes[0].resources["exp"]) == (1, [], 0)
    assert g.dials == [Dial("secret:9#1", "time", 2)]
    g.open, g.stack, g.steps = [], [], []
    play(g, AddCharacter("ailei"))
    assert g.quests == ["secret:9#1"]
    check_quests(g)
    run(g)
    assert (g.heroes[0].resources["exp"], g.heroes[1].resources["exp"]) == (0, 5)


@pytest.mark.rule("TG-40.3", "TG-31.4")
def test_in_company_the_health_limiter_is_used_again() -> None:
    g = table("beor", narrative=True, dawn_changes=True)
    set_tracks(g, 0, 6, 3, 0)
    play(g, DawnChanges())
    answer(g, "add:ailei")
    assert tracks(g) == (3, 3, 0)


@pytest.mark.rule("TG-31.7")
def test_dials_stay_and_later_scaling_uses_the_new_count() -> None:
    g = table("beor", "ailei", dawn_changes=True)
    g.dials = [Dial("hero:0", "time", 3)]
    assert g.menhirs == {101: 7}
    play(g, DawnChanges())
    answer(g, "add:arev", 0)
    assert g.menhirs == {101: 7}
    assert g.dials == [Dial("hero:0", "time", 3)]
    assert amount(g, MENHIR_DIAL, 0, "location:101") == 5


@pytest.mark.rule("TG-31.3")
def test_a_map_laid_out_anew_leaves_no_card_behind() -> None:
    """What Grace does: every Location and Encounter card is in exactly one place (PI-6, PI-7)."""
    from tavola.games.tainted_grail.campaign.setup import rise_again
    from tavola.games.tainted_grail.deeds.encounter import MeetEncounter

    g = table("beor")
    everything = sorted(g.box.encounters)
    g.item_deck.remove("rope#1")
    g.places[104].dropped, g.heroes[0].items = ["rope#1"], [Held("axe#1", flipped=True)]
    g.encounter_decks["violet"].remove("guardian1")
    g.guardians = [Guardian("guardian1", 104)]
    play(g, MeetEncounter([0], deck="green"))
    g.open, g.mode, g.stack, g.steps, g.encounter = [], "", [], [], None
    rise_again(g, 0, 102, {"food": 5})
    lay_out_the_map(g, 102, 4)
    run(g)
    cards = [id for deck in g.encounter_decks.values() for id in deck]
    assert sorted([*cards, *g.encounters_unused]) == everything
    assert sorted([*g.places, *g.available, *g.removed]) == sorted(g.box.locations)
    assert g.menhirs == {102: 4}
    assert (g.guardians, g.item_deck[0]) == ([], "rope#1")
    hero = g.heroes[0]
    assert not hero.items[0].flipped
    assert (len(hero.combat.deck), hero.combat.hand, hero.combat.discard) == (15, [], [])
    assert (hero.at, hero.resources["food"]) == (102, 5)


@pytest.mark.rule("TG-29.7", "TG-29.10")
def test_a_death_in_a_full_game_ends_it_and_a_replacement_comes_to_the_lowest_number() -> None:
    """Mistake 45."""
    from tavola.games.tainted_grail.deeds.campaign import Die

    g = play(table(*CHARACTERS, grace=False), Campaign())
    g.open, g.mode = [], ""
    play(g, Die(2))
    assert g.outcome == "fail"
    g = play(table("beor", "ailei"), Campaign())
    g.heroes[1].at = 105
    g.open, g.mode = [], ""
    play(g, Die(1))
    answer(g, "take:maggot", 1)
    assert (g.heroes[1].character, g.heroes[1].at) == ("maggot", 101)


# -- the Chronicler


def split_choice(**options: Any) -> Avalon:
    """Ailei and Arev stand before a choice of the Journal; Beor is elsewhere."""
    from tavola.games.tainted_grail.deeds.journal import ReadSection

    choices = [{"key": "left", "goto": "end"}, {"key": "right", "goto": "end"}]
    text = {"start": "v1", "verses": {"v1": {"choices": choices}}}
    g = table(
        "beor", "arev", "ailei", box=make_box(locations=[place(101, journal=text, keys={"east": 104})]), **options
    )
    g.heroes[0].at = 104
    return play(g, ReadSection("101", "v1", [1, 2]))


@pytest.mark.rule("TG-41.4")
def test_an_undecided_group_follows_its_lowest_character_number() -> None:
    """SC-59."""
    g = split_choice()
    assert (asked(g).seat, asked(g).prompt) == (2, "journal")


@pytest.mark.rule("TG-41.1", "TG-41.4")
def test_with_a_chronicler_it_follows_the_chronicler() -> None:
    g = split_choice(chronicler=0)
    assert asked(g).seat == 0
    assert decider(g, [1, 2]) == 0


@pytest.mark.rule("TG-41.4", "TG-6.2")
def test_the_chronicler_does_not_override_the_order_of_a_round() -> None:
    from tavola.games.tainted_grail.deeds.day import PlayRounds

    g = table("arev", "beor", box=make_box(locations=[place(101)]), chronicler=0)
    for hero in g.heroes:
        hero.energy = 0
    g.quiet_since = g.asked  # somebody must be asked
    play(g, PlayRounds())
    assert [decision.seat for decision in g.open] == [1]


@pytest.mark.rule("TG-41.2", "TG-41.3")
def test_the_chronicler_has_no_effect_on_play() -> None:
    """The same answers lead to the same table."""
    plain, told = (set_up(PLAIN_BOX, 1, AvalonOptions(characters="beor", chronicler=who), 3) for who in (None, 0))
    for g in (plain, told):
        for key in ("travel:104", "travel:106", "pass", "eat"):
            answer(g, key)
    assert plain.heroes == told.heroes
    assert plain.rng == told.rng


@pytest.mark.rule("TG-40.18")
def test_a_condition_on_a_character_looks_at_the_party() -> None:
    g = table("beor", "ailei", box=make_box(characters=[characters()[1]]))
    assert holds(g, asked_for({"is": "ailei"}), 1, "verse:101.v1")
    assert not holds(g, asked_for({"is": "ailei"}), 0, "verse:101.v1")
