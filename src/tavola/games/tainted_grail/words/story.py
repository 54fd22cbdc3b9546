"""Words that carry the story: status, events, quest, task, chapter, campaign, goto, text (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from tavola.games.tainted_grail.campaign.event_deck import change_event_deck
from tavola.games.tainted_grail.campaign.quests import drop_quest, fail_quest, succeed_quest
from tavola.games.tainted_grail.campaign.statuses import clear_status, mark_status
from tavola.games.tainted_grail.content.card_ids import is_secret, quest_source, status_part
from tavola.games.tainted_grail.content.checks import Faults, Named, one_act
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import EventsChange
from tavola.games.tainted_grail.deeds.campaign import BeginChapter, EndCampaign, Fail, OfferSave
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.events.effects import TaskDone, TaskNoted, TextRead
from tavola.games.tainted_grail.rules_text.effects import number
from tavola.games.tainted_grail.rules_text.values import Voice, chained, every
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import emit
from tavola.kernel.flow import then
from tavola.kernel.text import Message, say

ACTS = msgspec.Meta(extra_json_schema={"propertyNames": {"enum": ["set", "clear"]}})  # a form offers them by name


@word
class StatusEffect(Effect, kw_only=True):
    """Statuses on the Save Sheet (TG-22), or parts of them (`key#3`), are marked and cleared."""

    status: Annotated[dict[Literal["set", "clear"], list[str]], ACTS]

    def apply(self, g: Avalon, do: Word) -> None:
        for key in self.status.get("set", ()):
            mark_status(g, key)
        for key in self.status.get("clear", ()):
            clear_status(g, key)

    def says(self, voice: Voice) -> Message:
        acts: tuple[Literal["set", "clear"], ...] = ("set", "clear")
        said = [(act, [_status(name) for name in self.status.get(act, ())]) for act in acts]
        return chained("rule-then", [say(f"rule-status-{act}", status=every(names)) for act, names in said if names])

    def names(self) -> Named:
        for name in (name for names in self.status.values() for name in names):
            yield "statuses", name.partition("#")[0]
            if "#" in name:
                yield "status part", name

    def brings(self) -> Named:
        return (("status", status_part(name)) for name in self.status.get("set", ()))


def _status(name: str) -> Message:
    key, _, part = name.partition("#")
    status = say(f"status-{hyphenated(key)}")
    return say("rule-status-part", status=status, part=part) if part else say("rule-status-whole", status=status)


@word
class EventsEffect(Effect, kw_only=True):
    """The Event deck is changed or looked at (TG-3.11, D.10)."""

    events: EventsChange

    def apply(self, g: Avalon, do: Word) -> None:
        change_event_deck(g, self.events, do.hero, do.source)

    def says(self, voice: Voice) -> Message:
        """Which Events are meant is not told before they come."""
        body = self.events
        lists = {"raise": body.raise_, "top": body.top, "bottom": body.bottom}
        lists |= {"discard": body.discard, "remove": body.remove}
        said = [say(f"rule-events-{act}", n=len(ids)) for act, ids in lists.items() if ids is not None]
        if body.random_top is not None:
            said.append(say("rule-events-random-top", n=number(body.random_top)))
        if body.peek is not None:
            said.append(say("rule-events-peek", n=number(body.peek)))
        return chained("rule-then", said)

    def names(self) -> Named:
        body = self.events
        return (("events", id) for id in (*body.added, *(body.discard or ()), *(body.remove or ())))

    def brings(self) -> Named:
        yield from (("event", id) for id in self.events.added)
        if self.events.random_top is not None:
            yield "random events", self.events.random_top

    def values(self) -> Iterator[Expr]:
        return (n for n in (self.events.random_top, self.events.peek) if n is not None)


class QuestEnd(Strict):
    """A Quest by its card, or `self`: met, failed or put away."""

    discard: str | int | None = None
    succeed: str | int | None = None
    fail: str | int | None = None

    @property
    def acts(self) -> Iterator[tuple[Literal["succeed", "fail", "discard"], str | int]]:
        if self.succeed is not None:
            yield "succeed", self.succeed
        if self.fail is not None:
            yield "fail", self.fail
        if self.discard is not None:
            yield "discard", self.discard


QUEST_ENDS = {"succeed": succeed_quest, "fail": fail_quest, "discard": drop_quest}


@word
class QuestEffect(Effect, kw_only=True):
    """`self` is the Quest whose card speaks."""

    quest: QuestEnd

    def apply(self, g: Avalon, do: Word) -> None:
        for act, name in self.quest.acts:
            QUEST_ENDS[act](g, do.source if name == "self" else str(name), do.hero)

    def says(self, voice: Voice) -> Message:
        ((act, name),) = self.quest.acts
        if name == "self":
            return say(f"rule-quest-{act}-self")
        return say(f"rule-quest-{act}", quest=say(hyphenated(quest_source(name))))

    def faults(self) -> Faults:
        return one_act(self.quest, "discard", "succeed", "fail")

    def names(self) -> Named:
        for _, name in self.quest.acts:
            if name != "self":
                yield ("secrets" if is_secret(name) else "events"), name

    def brings(self) -> Named:
        if self.quest.discard is not None:
            yield "quest dropped", self.quest.discard


class TaskEnd(Strict):
    done: str


@word
class TaskEffect(Effect, kw_only=True):
    """Tasks are side leads in a list; they have no rules (TG-20.7). `{done: key}` strikes one off."""

    task: str | TaskEnd

    def apply(self, g: Avalon, do: Word) -> None:
        if isinstance(self.task, TaskEnd):
            if self.task.done in g.tasks:
                g.tasks.remove(self.task.done)
                emit(g, TaskDone(self.task.done))
        elif self.task not in g.tasks:
            g.tasks.append(self.task)
            emit(g, TaskNoted(self.task))

    def says(self, voice: Voice) -> Message:
        return say("rule-task" if isinstance(self.task, str) else "rule-task-done")

    def names(self) -> Named:
        if isinstance(self.task, TaskEnd):
            yield "tasks", self.task.done

    def brings(self) -> Named:
        if isinstance(self.task, str):
            yield "task", self.task

    def messages(self, base: str) -> Iterator[str]:
        if isinstance(self.task, str):
            yield f"task-{hyphenated(self.task)}"


@word
class ChapterEffect(Effect, kw_only=True):
    """A Chapter begins (TG-30)."""

    chapter: str

    def apply(self, g: Avalon, do: Word) -> None:
        then(g, BeginChapter(self.chapter))

    def says(self, voice: Voice) -> Message:
        return say("rule-chapter", chapter=say(f"chapter-{hyphenated(self.chapter)}"))

    def names(self) -> Named:
        yield "chapters", self.chapter

    def brings(self) -> Named:
        yield "chapter", self.chapter


class CampaignTurn(Strict):
    """The campaign ends, with an ending by name where there is one, or may be saved."""

    end: Literal["win", "fail"] | None = None
    offer_save: bool | None = None
    ending: str | None = None


@word
class CampaignEffect(Effect, kw_only=True):
    """After any failure the players may ask for Grace (TG-29.12)."""

    campaign: CampaignTurn

    def apply(self, g: Avalon, do: Word) -> None:
        end, ending = self.campaign.end, self.campaign.ending or ""
        if end is None:
            then(g, OfferSave())
        else:
            then(g, Fail(ending) if end == "fail" else EndCampaign(end, ending))

    def says(self, voice: Voice) -> Message:
        return say("rule-campaign-save" if self.campaign.end is None else f"rule-campaign-{self.campaign.end}")

    def faults(self) -> Faults:
        return one_act(self.campaign, "end", "offer_save")

    def brings(self) -> Named:
        if self.campaign.end is not None:
            yield "ending", self.campaign.end


@word
class TextEffect(Effect, kw_only=True):
    """A message of the pack is read aloud."""

    text: str

    def apply(self, g: Avalon, do: Word) -> None:
        emit(g, TextRead(self.text))

    def says(self, voice: Voice) -> Message:
        return say("rule-text")

    def messages(self, base: str) -> Iterable[str]:
        return (self.text,)
