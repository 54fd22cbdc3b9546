"""Rules without an end are broken off; the table stays as it was."""

import time

import pytest
from tests.service.guests import Guests
from tests.toys.auction import AuctionGame

from tavola.kernel.codec import state_hash
from tavola.kernel.decision import Refused
from tavola.service.patience import patience


def for_ever(*_: object) -> None:
    while True:
        pass


def test_what_takes_too_long_is_broken_off() -> None:
    started = time.monotonic()
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"), patience(0.05):
        for_ever()
    assert time.monotonic() - started < 2


def test_what_ends_in_time_is_let_be() -> None:
    with patience(0.05):
        pass
    time.sleep(0.1)


async def test_an_answer_whose_rules_run_for_ever_is_refused(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await guests.open("auction", "me", "me")
    live = await guests.house.at(opened.table.id)
    before = state_hash(live.g)
    monkeypatch.setattr(AuctionGame, "answer", for_ever)
    monkeypatch.setattr("tavola.service.playing.patience", lambda: patience(0.05))
    with pytest.raises(Refused, match="TABLE_E_TOO_LONG"):
        await guests.answer(opened.key, 0, "bid:1")
    monkeypatch.undo()
    assert state_hash(live.g) == before
    await guests.answer(opened.key, 0, "bid:1")
