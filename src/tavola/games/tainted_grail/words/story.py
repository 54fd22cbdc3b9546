"""Words that carry the story: item, secret, status, events, quest, task, chapter, campaign, die (D.6)."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.campaign.event_deck import change_event_deck
from tavola.games.tainted_grail.campaign.quests import drop_quest, fail_quest, succeed_quest
from tavola.games.tainted_grail.campaign.statuses import clear_status, mark_status
from tavola.games.tainted_grail.character.items import ALL_OF_THEM
from tavola.games.tainted_grail.character.secrets import discard_secret, remove_secret
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, Die, EndCampaign, Fail, OfferSave
from tavola.games.tainted_grail.deeds.character import DiscardItems, DrawItems, GainItem, GainSecret
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.run import word
from tavola.games.tainted_grail.effects.selectors import heroes_meant
from tavola.games.tainted_grail.events.effects import TaskDone, TaskNoted
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.tracks import is_for_one_of, seats_of
from tavola.kernel.event import emit
from tavola.kernel.flow import then


@word("item")
def item(g: Avalon, do: Word) -> None:
    """Items are drawn, gained by name or discarded; Secrets are never touched (TG-27.3)."""
    body: dict[str, Any] = do.entry.item  # type: ignore[assignment]
    seats = seats_of(g, do)
    if is_for_one_of(g, do, seats):
        return
    wanted = body.get("filter", {})
    if "draw" in body:
        count = amount(g, body["draw"], do.hero, do.source)
        then(g, *[DrawItems(seat, count, wanted) for seat in seats])
    elif "gain" in body:
        then(g, *[GainItem(seat, body["gain"]) for seat in seats])
    else:
        count = ALL_OF_THEM if body["discard"] == "all" else amount(g, body["discard"], do.hero, do.source)
        then(g, *[DiscardItems(seat, count, wanted) for seat in seats])


@word("secret")
def secret(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.secret  # type: ignore[assignment]
    if "remove" in body:
        remove_secret(g, body["remove"])
    elif "discard" in body:
        discard_secret(g, body["discard"], seats_of(g, do))
    elif not is_for_one_of(g, do, seats := seats_of(g, do)):
        then(g, *[GainSecret(seat, body["gain"]) for seat in seats])


@word("status")
def status(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.status  # type: ignore[assignment]
    for key in body.get("set", []):
        mark_status(g, key)
    for key in body.get("clear", []):
        clear_status(g, key)


@word("events")
def events(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.events  # type: ignore[assignment]
    change_event_deck(g, body, do.hero, do.source)


@word("quest")
def quest(g: Avalon, do: Word) -> None:
    """`self` is the Quest whose card speaks."""
    body: dict[str, Any] = do.entry.quest  # type: ignore[assignment]
    for act, carry in (("succeed", succeed_quest), ("fail", fail_quest), ("discard", drop_quest)):
        if act in body:
            carry(g, do.source if body[act] == "self" else body[act], do.hero)


@word("task")
def task(g: Avalon, do: Word) -> None:
    """Tasks are side leads in a list; they have no rules (TG-20.7). `{done: key}` strikes one off."""
    named = do.entry.task
    if isinstance(named, dict):
        if named["done"] in g.tasks:
            g.tasks.remove(named["done"])
            emit(g, TaskDone(named["done"]))
        return
    assert isinstance(named, str)
    if named not in g.tasks:
        g.tasks.append(named)
        emit(g, TaskNoted(named))


@word("chapter")
def chapter(g: Avalon, do: Word) -> None:
    assert isinstance(do.entry.chapter, str)
    then(g, BeginChapter(do.entry.chapter))


@word("campaign")
def campaign(g: Avalon, do: Word) -> None:
    body: dict[str, Any] = do.entry.campaign  # type: ignore[assignment]
    if body.get("end") == "fail":
        then(g, Fail(body.get("ending", "")))  # after any failure the players may ask for Grace (TG-29.12)
    elif "end" in body:
        then(g, EndCampaign(body["end"], body.get("ending", "")))
    else:
        then(g, OfferSave())


@word("die")
def die(g: Avalon, do: Word) -> None:
    for seat in heroes_meant(g, do.entry.die, do.hero, do.source):
        then(g, Die(seat))
