"""A table of one Encounter alone."""

import pytest

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.games.tainted_grail.campaign.one_encounter import LOST, WON
from tavola.games.tainted_grail.game import TaintedGrail
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Refused
from tavola.kernel.game import Outcome
from tavola.kernel.options import new_options
from tavola.library import open_box

GAME, BOX = TaintedGrail(), open_box("tainted_grail", "tainted_grail/avalon")


def table(seed: str, encounter: str = "any", **more: object) -> Avalon:
    options = {"tg.encounter": encounter, "tg.grace": False, **more}
    return GAME.open_table(BOX, 1, new_options(AvalonOptions, "tg", options), seed)


def played(g: Avalon, bot: str, luck: str) -> Outcome:
    rng, player = BotRng.of(luck), find_bot(bot, "tainted_grail")
    for _ in range(300):
        outcome = GAME.outcome(g)
        if outcome is not None:
            return outcome
        decision = g.open[0]
        GAME.answer(g, decision.seat, player.choose(seat_access(GAME, g, decision, rng)), decision.id)
    raise AssertionError("it does not end")


@pytest.mark.rule("TG-24.5")
def test_the_same_seed_brings_the_same_encounter_whoever_is_played():
    tables = [table("a seed") for _ in range(3)]
    for nth, g in enumerate(tables):
        GAME.answer(g, 0, g.open[0].options[nth].key)
    met = [g.encounter.card for g in tables if g.encounter]
    assert len(met) == 3
    assert len(set(met)) == 1
    assert len({table(f"seed {n}").options.encounter for n in range(30)}) > 3


@pytest.mark.rule("TG-24.5")
def test_the_end_of_the_encounter_is_the_end_of_the_table():
    outcomes = [played(table(f"end {n}"), "greedy", f"luck {n}") for n in range(12)]
    assert {outcome.ending for outcome in outcomes} <= {WON, LOST, "death"}
    won = [outcome for outcome in outcomes if outcome.ending == WON]
    assert won
    assert all(outcome.places == (1,) for outcome in won)
    lost = [outcome for outcome in outcomes if outcome.ending != WON]
    assert all((outcome.places, outcome.scores) == ((2,), (0,)) for outcome in lost)


@pytest.mark.rule("TG-24.5")
def test_a_named_encounter_is_met_and_an_unknown_one_refused():
    name = sorted(card for card, entry in BOX.encounters.items() if entry.kind == "combat")[0]
    g = table("named", name)
    GAME.answer(g, 0, g.open[0].options[0].key)
    assert g.encounter is not None
    assert g.encounter.card == name
    with pytest.raises(Refused, match="TG_E_ENCOUNTER_UNKNOWN"):
        table("named", "e.none")


def test_an_older_table_has_no_such_option():
    assert not AvalonOptions().encounter
    assert new_options(AvalonOptions, "tg", {}).encounter == ""
