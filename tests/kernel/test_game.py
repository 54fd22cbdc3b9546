"""Answers, refusals, views, previews, events and options: what every game gets from the kernel."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from tests.kernel.tables import BOX, ambush, auction
from tests.toys import ambush as toy
from tests.toys.ambush_game import AMBUSH
from tests.toys.auction import AUCTION, AuctionEvent, LotShown, Peeked

from tavola.kernel.decision import Decision, Option, Refusal, Refused
from tavola.kernel.event import Event, all_seen_by, kinds_of_event, seen_by
from tavola.kernel.game import Outcome
from tavola.kernel.options import new_options, option_keys, read_options
from tavola.kernel.preview import foreseen
from tavola.kernel.text import Message, message_id, say
from tavola.kernel.view import detail, seat_view


def code_of(match, *answer) -> str:  # type: ignore[no-untyped-def]
    with pytest.raises(Refused) as caught:
        match.game.answer(match.g, *answer)
    return caught.value.refusal.code


def test_only_who_is_asked_may_answer() -> None:
    match = ambush(1)
    other = 1 - match.g.open[0].seat
    assert code_of(match, other, "stop") == "TABLE_E_NOT_YOUR_DECISION"


def test_nobody_may_answer_when_all_is_over() -> None:
    assert code_of(ambush(1000), 0, "stop") == "TABLE_E_NOTHING_TO_DECIDE"


def test_an_answer_to_an_earlier_decision_is_stale() -> None:
    match = ambush(1)
    decision = match.g.open[0]
    assert code_of(match, decision.seat, "stop", decision.id - 1) == "TABLE_E_STALE"


def test_a_secret_answer_that_is_final_cannot_be_changed() -> None:
    match = auction()
    match.g.mode = "each"
    match.answer(0, "bid:1")
    assert code_of(match, 0, "bid:2") == "TABLE_E_ANSWERED"


def test_a_refusal_that_was_announced_is_given_with_its_clause() -> None:
    g = ambush(1).g
    seat = g.open[0].seat
    g.heroes[seat].hand, g.heroes[seat].magic = ["spell"], 0
    [announced] = AMBUSH.refused(g, g.open[0])
    g.open = [Decision(1, seat, "play", (Option("stop"),))]
    with pytest.raises(Refused, match=r"AM_E_NO_MAGIC AM-1\.2 spell") as caught:
        AMBUSH.answer(g, seat, "spell")
    assert caught.value.refusal == announced
    assert announced.message() == Message("refusal-am-e-no-magic")
    assert AMBUSH.why_not(g, g.open[0], "fly") == Refusal("TABLE_E_NOT_AN_OPTION", "", "fly")


def test_a_game_announces_no_refusals_unless_it_says_so() -> None:
    g = auction().g
    assert AUCTION.refused(g, g.open[0]) == []


def test_a_table_has_as_many_seats_as_the_game_allows() -> None:
    with pytest.raises(Refused) as caught:
        AMBUSH.open_table(BOX, 7)
    assert caught.value.refusal == Refusal("TABLE_E_SEATS", args={"least": 1, "most": 3})


def test_a_table_without_options_has_the_defaults() -> None:
    assert AMBUSH.open_table(BOX, 2).strength == 10


def test_winners_are_all_in_the_first_place() -> None:
    assert Outcome((2, 1, 1), (3, 8, 8)).winners() == [1, 2]


def test_a_seat_sees_its_own_decisions_only() -> None:
    match = auction(1)
    [(seat, held)] = match.g.held.items()
    seen = seat_view(AUCTION, match.g, seat)
    assert [(decision.seat, decision.held) for decision in seen.decisions] == [(seat, held)]
    assert seen.waiting_for == tuple(other for other in range(3) if other != seat)
    assert seat_view(AUCTION, match.g, None).decisions == ()


def test_an_option_in_words_and_lights() -> None:
    g = ambush(1).g
    decision = g.open[0]
    card = decision.legal()[0]
    shown = detail(AMBUSH, g, decision, card)
    assert (shown.label, shown.refs) == (say(f"card-{card}"), (f"card:{card}",))
    assert shown.preview[0] == say("event-card-played", seat=decision.seat, card=card)
    assert detail(AMBUSH, g, decision, card, preview=False).preview == ()
    assert AUCTION.refs(auction().g, decision, card) == ()


def test_a_preview_stops_before_what_is_hidden() -> None:
    g = ambush(1).g
    seat = g.open[0].seat
    g.open = [Decision(1, seat, "pay", (Option("yes", (toy.AddToPool(1), toy.Draw(seat), toy.StopPlaying())),))]
    assert foreseen(g, g.open[0], "yes") == []


def test_a_preview_stops_before_chance_and_hides_the_secrets_of_others() -> None:
    g = ambush(1).g
    seat = g.open[0].seat
    g.attacks, g.attacks_seen = [], [1, 2]
    g.heroes[1 - seat].hand = ["guard"]
    g.open = [Decision(1, seat, "play", (Option("stop", (toy.Discard(1 - seat, "guard"), toy.StopPlaying())),))]
    assert foreseen(g, g.open[0], "stop") == [toy.CardDiscarded(1 - seat, "guard")]


class Whispered(AuctionEvent):
    """Others do not even learn that it happened."""

    seats: tuple[int, ...]
    private: ClassVar[bool] = True
    owner: ClassVar[str] = "seats"


def test_a_preview_does_not_tell_what_only_others_would_see(monkeypatch: pytest.MonkeyPatch) -> None:
    from tavola.kernel.event import emit
    from tavola.kernel.flow import STEPS

    monkeypatch.setitem(STEPS[toy.AddToPool], "add_to_pool", (lambda g, do: emit(g, Whispered((1,))), ""))
    g = ambush(1).g
    g.open = [Decision(1, seat, "play", (Option("add", (toy.AddToPool(1),)),)) for seat in (0, 1)]
    assert Whispered((1,)) not in foreseen(g, g.open[0], "add")
    assert Whispered((1,)) in foreseen(g, g.open[1], "add")


def test_there_is_no_preview_where_others_hold_secret_answers() -> None:
    match = auction(2)
    [decision] = [decision for decision in match.g.open if decision.seat not in match.g.held]
    assert AUCTION.preview(match.g, decision, decision.legal()[0]) == []


def test_others_see_that_something_happened_but_not_what() -> None:
    event = Peeked(1, "coral:3")
    assert seen_by(event, 1) is event
    assert seen_by(event, 0) == seen_by(event, None) == Peeked(1, None)


def test_a_private_event_is_told_to_its_owners_only() -> None:
    event = Whispered((0, 2))
    assert [seen_by(event, viewer) for viewer in (0, 1, 2, None)] == [event, None, event, None]
    assert all_seen_by([event, LotShown("amber:1")], 1) == [LotShown("amber:1")]


@pytest.mark.parametrize("name", ["secret", "private", "owner", "reveals"])
def test_no_event_has_a_field_that_hides_how_secret_it_is(name: str) -> None:
    with pytest.raises(TypeError, match=f"may not have a field called {name}"):
        type(Event)("Leaked", (Event,), {"__annotations__": {"seat": int, name: str}}, frozen=True)


def test_an_event_without_an_owner_belongs_to_nobody() -> None:
    assert not LotShown("amber:1").is_owned_by(0)


class LouderPeek(Peeked):
    pass


def test_every_kind_of_event_is_known_by_name() -> None:
    kinds = kinds_of_event(AuctionEvent)
    assert kinds["Peeked"] is Peeked
    assert kinds["LouderPeek"] is LouderPeek
    assert kinds_of_event(Event).keys() > kinds.keys()


def test_an_event_in_words() -> None:
    g = auction().g
    assert AUCTION.tell(g, LotShown("amber:1")) == say("event-lot-shown", lot="amber:1")


def test_questions_and_answers_have_words_by_their_names() -> None:
    g = ambush(1).g
    assert AMBUSH.prompt(g, g.open[0]) == say("prompt-play")
    assert AMBUSH.label(g, g.open[0], "stop") == say("option-play-stop")


def test_a_name_in_code_becomes_a_name_of_words() -> None:
    assert message_id("event", "CardDrawn") == "event-card-drawn"
    assert message_id("option", "who_acts", "pack/entry.name") == "option-who-acts-pack-entry-name"


class Rulings(msgspec.Struct, frozen=True):
    locks: str = "final"
    lives: int = 3
    strict: bool = False
    limit: int | None = None
    banned: list[str] = []


def test_options_are_read_from_texts() -> None:
    given = {"sr.lives": "5", "sr.strict": "true", "sr.limit": "none"}
    assert read_options(Rulings, "sr", given) == Rulings(lives=5, strict=True)
    assert read_options(Rulings, "sr", {"sr.locks": "none", "sr.limit": "4"}) == Rulings(locks="none", limit=4)


def test_an_unknown_option_names_its_neighbours() -> None:
    with pytest.raises(Refused) as caught:
        read_options(Rulings, "sr", {"sr.live": 5})
    assert caught.value.refusal.args == {"option": "sr.live", "near": "sr.lives, sr.limit, sr.locks"}


def test_an_impossible_value_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        read_options(Rulings, "sr", {"sr.lives": "many"})
    assert caught.value.refusal.code == "TABLE_E_OPTION_VALUE"


def test_every_option_has_a_key_and_a_default() -> None:
    assert option_keys(Rulings, "sr") == {
        "sr.locks": "final",
        "sr.lives": 3,
        "sr.strict": False,
        "sr.limit": None,
        "sr.banned": [],
    }


class LaterRulings(msgspec.Struct, frozen=True):
    """With a field that tables of an earlier version did not have."""

    for_new_tables: ClassVar[dict[str, Any]] = {"gentle": True}
    lives: int = 3
    gentle: bool | msgspec.UnsetType = msgspec.UNSET


def test_an_option_added_later_is_for_new_tables_and_leaves_old_ones_as_they_were() -> None:
    assert option_keys(LaterRulings, "sr") == {"sr.lives": 3, "sr.gentle": True}
    assert new_options(LaterRulings, "sr", {}).gentle is True
    assert new_options(LaterRulings, "sr", {"sr.gentle": "false"}).gentle is False
    old = read_options(LaterRulings, "sr", {"sr.lives": 2})
    assert not old.gentle
    assert msgspec.json.encode(old) == b'{"lives":2}'  # what it hashes to is what it was before
