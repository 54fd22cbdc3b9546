"""Active Quests (TG-20): which there are, whether one of them is met, and when to look."""

from __future__ import annotations

from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.content.schema import QuestEntry
from tavola.games.tainted_grail.deeds.campaign import CheckQuests
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.marks import dropped, settled
from tavola.games.tainted_grail.state import Avalon, Hero
from tavola.kernel.flow import is_doing, then


def entry_of(g: Avalon, quest: str) -> QuestEntry:
    """The Quest on an Event or Secret card: "event:<id>", "secret:<copy>"."""
    return g.box.quests[quest]


def check_quests(g: Avalon, *, verse_is_over: bool = False) -> None:
    """After every change of the table; it waits for the end of an Encounter, in an Exploration for that of the verse
    (TG-20.3)."""
    if not (g.quests or g.lasting_events) or g.encounter is not None or is_doing(g, CheckQuests):
        return
    if g.exploration is None or verse_is_over:
        then(g, CheckQuests())


def check_quests_now(g: Avalon, *, verse_is_over: bool = False) -> None:
    """The same as the last thing of a step: since it is also the next thing to be done, it may look before it leaps."""
    if g.lasting_events or first_that_is_met(g) is not None:
        check_quests(g, verse_is_over=verse_is_over)


def first_that_is_met(g: Avalon) -> tuple[str, bool] | None:
    """The first active Quest that is to be carried out now, and whether by its Success or by its failure."""
    if not g.quests or g.encounter is not None or not (everybody := living(g)):
        return None
    for quest in g.quests:
        if is_settled(g, quest):
            continue
        entry = entry_of(g, quest)
        if holds(g, entry.success_if, everybody[0], quest, everybody):
            return quest, True
        if entry.fail_if and holds(g, entry.fail_if, everybody[0], quest, everybody):
            return quest, False
    return None


def is_settled(g: Avalon, quest: str) -> bool:
    """Its Success was carried out already, although the card is still there because no effect took it away."""
    return settled(quest) in g.used


def forget_quest(g: Avalon, quest: str) -> None:
    """No longer among the active Quests; should it come back, it is to be met anew."""
    g.quests = [other for other in g.quests if other != quest]
    g.used.pop(settled(quest), None)
    g.used.pop(dropped(quest), None)


def quests_of(g: Avalon, hero: Hero) -> list[str]:
    """The Quests on the Secrets that a Character holds: they go and come with it (TG-31.5)."""
    held = [secret.id for secret in hero.secrets if g.box.secrets[int(card_of(secret.id))].quest is not None]
    return [quest for copy in held if dropped(quest := f"secret:{copy}") not in g.used]
