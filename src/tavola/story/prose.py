"""What the sentences are like in each language: lengths, speech, habits."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator

import msgspec

from tavola.content.words import LANGUAGES
from tavola.story.measure import Measure
from tavola.story.reading import StoryPack
from tavola.story.tics import AND_ENDING, NEAR_SPEECH, SENTENCE_END, SPEECH, TICS

HUB_WORDS = 12  # a hub of so few words is a menu, no section to read
SHORT, LONG, TOO_LONG = (15, 25), (120, 220), 230
TITLES = {
    "number_words": "sections with a number word",
    "colon_reveals": "sections with a colon that reveals",
    "somebody_nobody": "sections with somebody, nobody, whoever",
    "hands": "sections with hand, finger, thumb, palm",
    "you_notice": "sections with 'you notice', 'you find', 'you know'",
    "time_cuts": "sections of the Journal in which time is cut",
}


class Reading(msgspec.Struct, frozen=True):
    """A section as it is read in one language."""

    id: str
    text: str
    told: list[str]  # what it may tell besides, shortest first

    @property
    def whole(self) -> str:
        return " ".join([self.text, *self.told])

    @property
    def words(self) -> int:
        """As a party of two reads it: with the two longest of the lines it may tell."""
        return len(" ".join([self.text, *self.told[-2:]]).split())

    def utterances(self, language: str) -> list[str]:
        return SPEECH[language].findall(self.whole)


Has = Callable[[Reading, str], bool]


def readings(pack: StoryPack, language: str, chapter: str = "") -> list[Reading]:
    """Every section that has words, bare hubs left out."""
    told: dict[str, list[str]] = {}
    for message, said in pack.words[language].items():
        base, found, _ = message.partition("-told-")
        if found and not message.endswith("-alone"):
            told.setdefault(base, []).append(said.text)
    hubs = {place.hub for place in pack.places.values() if place.hub != place.start}
    result: list[Reading] = []
    for section in pack.on_ground(chapter):
        text = pack.text(language, section.message)
        if text and not (section.id in hubs and len(text.split()) <= HUB_WORDS):
            result.append(Reading(section.id, text, sorted(told.get(section.message, []), key=len)))
    return result


def ends_with_and(text: str) -> bool:
    return bool(AND_ENDING.search(SENTENCE_END.split(text)[-1]))


def ends_in_speech(text: str) -> bool:
    return text.rstrip(".")[-1:] in ('"', "»", "”") or bool(NEAR_SPEECH.search(text))


def prose_measures(pack: StoryPack, chapter: str = "") -> Iterator[Measure]:
    """All measures that are counted in each language by itself."""
    read = {language: readings(pack, language, chapter) for language in LANGUAGES}
    yield from _lengths(read)
    yield from _speech(read)
    for name in TICS:
        if name != "time_cuts":
            yield _shared(name, TITLES[name], read, _shows(name))
    journal = {language: [one for one in found if not one.id.startswith("book.")] for language, found in read.items()}
    yield _counted("time_cuts", TITLES["time_cuts"], journal, cuts_time)
    yield _shared("and_endings", "last sentence ends ', and …'", read, lambda one, _: ends_with_and(one.text))
    yield _shared(
        "speech_endings", "sections that end in speech or just after it", read, lambda one, _: ends_in_speech(one.text)
    )


def cuts_time(one: Reading, language: str) -> bool:
    """What people say of an evening passes no time: narration alone does."""
    return bool(TICS["time_cuts"][language].search(SPEECH[language].sub("", one.text)))


def _shows(tic: str) -> Has:
    return lambda one, language: bool(TICS[tic][language].search(one.text))


def _lengths(read: dict[str, list[Reading]]) -> Iterator[Measure]:
    yield _counted("sections_scene", "sections of 120 to 220 words", read, lambda one, _: _within(one, LONG))
    yield _counted("sections_too_long", "sections over 230 words", read, lambda one, _: one.words > TOO_LONG)
    yield _counted("sections_short", "sections of 15 to 25 words", read, lambda one, _: _within(one, SHORT))
    p5, mean, p95 = (
        Measure(f"words_{name}", f"words of a section, {title}")
        for name, title in (("p5", "one in twenty has fewer"), ("mean", "mean"), ("p95", "one in twenty has more"))
    )
    for language, found in read.items():
        lengths = sorted(one.words for one in found) or [0]
        p5.note(language, lengths[len(lengths) // 20])
        mean.note(language, statistics.mean(lengths))
        p95.note(language, lengths[-len(lengths) // 20])
    yield from (p5, mean, p95)


def _within(one: Reading, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= one.words <= bounds[1]


def _speech(read: dict[str, list[Reading]]) -> Iterator[Measure]:
    speech = Measure("speech", "words inside quotation marks, of all words of sections", "%")
    for language, found in read.items():
        spoken = sum(len(said.split()) for one in found for said in one.utterances(language))
        silent = [one.id for one in found if not one.utterances(language)]
        total = sum(len(one.whole.split()) for one in found)
        speech.note(language, 100 * spoken / total if total else 0)
        speech.lacking[language] = silent
    yield speech
    yield _counted(
        "sections_of_talk",
        "sections with four utterances or more",
        read,
        lambda one, language: len(one.utterances(language)) >= 4,
    )


def _shared(name: str, title: str, read: dict[str, list[Reading]], has: Has) -> Measure:
    measure = Measure(name, title, "%")
    for language, found in read.items():
        measure.note_share(language, [one.id for one in found if has(one, language)], [one.id for one in found])
    return measure


def _counted(name: str, title: str, read: dict[str, list[Reading]], has: Has) -> Measure:
    measure = Measure(name, title)
    for language, found in read.items():
        having = [one.id for one in found if has(one, language)]
        measure.note(language, len(having), having, [one.id for one in found])
    return measure
