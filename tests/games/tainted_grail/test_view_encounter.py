"""What the table draws of an Encounter: which rows of the Sequence are connected, which a card would connect."""

from __future__ import annotations

from tests.games.tainted_grail.fights import card, enemy, fight, hand, meet, say, start
from tests.games.tainted_grail.tables import asked, set_tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.present.view_encounter import EncounterView
from tavola.games.tainted_grail.state import Avalon

FOE = enemy(5, "free|magic|aggression 1", opportunity=[{"damage": 1}])
BLOW = card("blow", "free cubes1|magic cubes2|bonus cubes1")


def seen(g: Avalon) -> EncounterView:
    found = GAME.view(g, 0).encounter
    assert found is not None
    return found


def with_blow(aggression: int) -> Avalon:
    g = fight(FOE, BLOW, decks=[["blow"]])
    g.heroes[0].markers["aggression"] = aggression
    assert "blow" in hand(g)
    return g


def test_rows_that_connected_are_told_and_stay_told() -> None:
    assert seen(say(with_blow(0), "play:blow")).sequence[0].joined == (0,)
    assert seen(say(with_blow(1), "play:blow")).sequence[0].joined == (0, 2)
    g = say(with_blow(1), "play:blow:m1")
    assert seen(g).sequence[0].joined == (0, 1, 2)
    g.heroes[0].markers["aggression"] = 0
    assert seen(g).sequence[0].joined == (0, 1, 2)


def test_a_card_turned_in_panic_shows_what_it_would_connect() -> None:
    g = meet(FOE, BLOW, decks=[["plain1", "plain2", "plain3", "blow"]])
    set_tracks(g, 0, 3, 3, 4)
    say(start(g), "panic")
    assert [join.row for join in seen(g).joins["blow"]] == [1, 0]
    pools = {key: GAME.forecast(g, asked(g), key).pool for key in asked(g).legal()}
    assert pools == {"play:blow": 1, "play:blow:m1": 3}
