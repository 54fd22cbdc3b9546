"""The table as text: enough to play from without pictures."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.tainted_grail.content.card_ids import source_kind
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.present.describe_encounter import encounter
from tavola.games.tainted_grail.present.describe_hero import hero, hero_line, sentences
from tavola.games.tainted_grail.present.describe_map import menhir, the_map
from tavola.games.tainted_grail.present.view import AvalonView, QuestView
from tavola.kernel.text import Message, Words, message_id, say


def describe(view: AvalonView, words: Words) -> str:
    """The day, the story, the map, everybody, and last what is going on just now."""
    parts = [heading(view, words), story(view, words)]
    if view.encounter is None:
        parts += [the_map(view, words), *(hero(view, each, words) for each in view.heroes)]
        parts += [menhir(view, words), journal(view, words)]
    else:
        parts += [iter([hero_line(view, each, words) for each in view.heroes]), journal(view, words)]
        parts.append(encounter(view, view.encounter, words))
    return "\n\n".join("\n".join(lines) for part in parts if (lines := list(part)))


def heading(view: AvalonView, words: Words) -> Iterator[str]:
    if view.chapter_title is None:
        yield words("view-campaign", campaign=view.title)
    else:
        yield words("view-chapter", campaign=view.title, chapter=view.chapter_title)
    if view.outcome:
        yield words("view-over", day=view.day)
    elif view.day:
        yield words("view-day", day=view.day, moment=moment(view))
        if view.last_day is not None:
            yield words("view-last-day", day=view.last_day)


def moment(view: AvalonView) -> Message:
    """Where the day stands: a step of its start or end, or a round of Actions."""
    if view.stage == "during":
        return say("step-during", round=view.round)
    return Message(message_id("step", view.stage, str(view.step)))


def story(view: AvalonView, words: Words) -> Iterator[str]:
    """Events in force, Quests, what is marked on the Save Sheet, dials, and what holds for a while."""
    of_quests = {quest.face for quest in view.quests}
    for event in view.events:
        if f"event:{event}" not in of_quests:
            face = view.faces[f"event:{event}"]
            assert face.story is not None
            rules = " ".join(sentences(words, face.rules))
            yield words("view-event", name=face.name, story=face.story, rules=rules).rstrip()
    for quest in view.quests:
        yield quest_line(view, quest, words)
    if view.statuses:
        names = [status_name(status.name, status.marked) for status in view.statuses]
        yield words("view-statuses", statuses=names)
    for task in view.tasks:
        yield words("view-task", task=task.name)
    for dial in view.dials:
        yield words("view-dial", target=dial.name, token=dial.token, value=dial.value)
    for effect in view.effects:
        who = [character_name(view.heroes[seat].character) for seat in effect.heroes]
        yield words("view-effect", name=effect.name, text=effect.text, who=who, lasts=effect.lasts)
    if view.day:
        yield words("view-decks", **view.decks)


def quest_line(view: AvalonView, quest: QuestView, words: Words) -> str:
    face = view.faces[quest.face]
    assert face.goal is not None
    said = words("view-quest-done" if quest.done else "view-quest", name=face.name, goal=face.goal)
    rules = sentences(words, face.rules) if source_kind(quest.face) == "event" else []
    return " ".join([said, *([words.say(face.hint)] if face.hint is not None else []), *rules])


def status_name(name: Message, marked: tuple[int, ...]) -> Message:
    if marked == (0,):
        return name
    return say("view-status-parts", name=name, parts=", ".join(map(str, marked)))


def journal(view: AvalonView, words: Words) -> Iterator[str]:
    if view.journal is None:
        return
    readers = [character_name(view.heroes[seat].character) for seat in view.journal.members]
    yield words("view-journal", title=view.journal.title, readers=readers)
    yield words.say(view.journal.text)
