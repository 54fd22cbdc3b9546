"""A first game cannot fail: every hero, claimant and first table comes through it by the advice given."""

import pytest
from tests.playthroughs.campaign import box
from tests.shelf import table

from tavola.bots.advice import advise
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.events.encounter import EncounterEnded
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import take_events
from tavola.kernel.match import Match

BOX = box()
HEROES = sorted(BOX.campaigns["first_day"].roster)
SEED = "first-game"  # what the client lays a first game with
FIRST_STEPS = ("travel:104", "explore", "share_bread_and_ask")  # what the notes tell one to do

MORE = [pytest.param(luck, marks=pytest.mark.slow) for luck in ("b", "c")]


def first_day(hero: str) -> Avalon:
    return GAME.open_table(BOX, 1, AvalonOptions(characters=hero, tutorial=True), SEED)


@pytest.mark.parametrize("luck", ["a", *MORE])
@pytest.mark.parametrize("hero", HEROES)
def test_whoever_takes_the_advice_is_never_worn_out(hero: str, luck: str) -> None:
    """Walks and asks first, fights second; at every Action and at the end there is Energy and Health left."""
    g, bot, rng, done = first_day(hero), find_bot("companion", "tainted_grail"), BotRng.of(luck), list[str]()
    while g.open:
        decision, me = g.open[0], g.heroes[0]
        assert me.health >= 3
        assert me.energy >= 1 or g.quests_done or decision.prompt != "act"  # the evening may be spent to the last
        key = bot.choose(seat_access(GAME, g, decision, rng))
        done += [decision.prompt] if decision.prompt in ("act", "play_card") else []
        GAME.answer(g, 0, key)
    assert (g.outcome, g.ending, g.quests_done) == ("win", "first_day_over", 1)
    assert g.heroes[0].energy >= 1
    assert g.heroes[0].health >= 3
    assert done.index("act") + 2 <= done.index("play_card")


@pytest.mark.parametrize("stray", [3, pytest.param(2, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("hero", HEROES)
def test_whoever_tries_the_next_best_now_and_then_is_not_lost(hero: str, stray: int) -> None:
    """A hint shows up to three answers; a person takes another than the first every few questions."""
    g, rng = first_day(hero), BotRng.of(hero)
    for nth in range(400):
        if not g.open:
            break
        told = advise("companion", GAME, 1, seat_access(GAME, g, g.open[0], rng))
        shown = [told.best, *told.others]
        GAME.answer(g, 0, shown[nth % len(shown) if nth % (stray + 2) == stray else 0].key)
    assert (g.outcome, g.heroes[0].alive) == ("win", True)


@pytest.mark.parametrize("hero", HEROES)
def test_the_first_steps_lead_from_the_map_to_the_fox(hero: str) -> None:
    g = first_day(hero)
    for key in FIRST_STEPS:
        while g.open[0].prompt not in ("act", "journal"):
            GAME.answer(g, 0, g.open[0].legal()[0])
        assert key in g.open[0].legal()
        GAME.answer(g, 0, key)
    assert g.encounter is not None
    assert g.encounter.card == "e.green.fox_in_the_henhouse"
    assert not [event for event in take_events(g) if isinstance(event, EncounterEnded)]


@pytest.mark.parametrize("me", ["ulthar", "theodric"])
@pytest.mark.parametrize("luck", ["a", *MORE])
def test_a_first_era_is_played_to_its_end_by_either_claimant(me: str, luck: str) -> None:
    laid = table("sangue_reale", 2, {"sr.character_pick": "free"})
    match = Match(laid.game, laid.box, 2, laid.options, SEED)
    through(match, luck, first=f"character:{me}")
    assert match.g.open == []
    assert match.game.outcome(match.g) is not None


@pytest.mark.parametrize("luck", ["a", *MORE])
def test_a_first_game_of_stones_is_played_to_its_end(luck: str) -> None:
    laid = table("realm_of_sand", 2, {})
    match = Match(laid.game, laid.box, 2, laid.options, SEED)
    through(match, luck)
    outcome = match.game.outcome(match.g)
    assert outcome is not None
    assert outcome.scores[0] > 0


def through(match: Match, luck: str, first: str = "") -> None:
    """The pupil does what the advice says, the rival is the lesson's own."""
    game, rng = match.game, BotRng.of(luck)
    pupil, tutor = find_bot("greedy", game.id), find_bot("tutor", game.id)
    while match.g.open:
        decision = next(one for one in match.g.open if one.seat not in match.g.held)
        key = first if decision.seat == 0 and first in decision.legal() else ""
        player = pupil if decision.seat == 0 else tutor
        match.answer(decision.seat, key or player.choose(seat_access(game, match.g, decision, rng)))
