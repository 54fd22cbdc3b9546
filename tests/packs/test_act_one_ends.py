"""How Chapters I to III end: a page for any party, and another page where another thing was done."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import exploring
from tests.games.tainted_grail.tables import events
from tests.playthroughs.campaign import box

from tavola.content.words import LANGUAGES
from tavola.games.tainted_grail.campaign.setup import build_table
from tavola.games.tainted_grail.campaign.statuses import mark_status
from tavola.games.tainted_grail.events.effects import TextRead
from tavola.library.finding import find_pack
from tavola.story.words import all_words

BOX = box()
WORDS = all_words(find_pack("tainted_grail/avalon"))
PAGE = 150  # words that the shortest end of a Chapter has
BARE = {"450": ["left#2", "gwenneg#2"], "457": ["eleven#4"], "470": ["talan#7"]}  # as little as can be done before
CHAPTER = {"450": "ch1", "457": "ch2", "470": "ch3"}
DEEDS: dict[str, dict[str, list[int]]] = {  # Status -> parts that an end reads
    "450": {"left": [1, 3], "gwenneg": [3, 4, 5], "home": [1, 3, 4], "evening": [1, 2, 3], "chairs": [1, 2, 3]}
    | {"second_stone": [1, 3]},
    "457": {"count": [2, 4], "eleven": [3, 5, 6, 7], "case": [1, 2, 3, 4], "mill": [1, 2], "register": [2]}
    | {"bread": [4], "debts": [5], "bench": [1]},
    "470": {"barrels": [3], "stayed": [1, 2, 3], "talan": [2, 5], "gwenneg": [3, 4], "eleven": [3], "sixty": [2, 3]}
    | {"chairs": [2], "bread": [4], "home": [3], "spared": [1], "blind_light": [1], "debts": list(range(1, 9))},
}


def ending(section: str, *marks: str, party: tuple[str, ...] = ("verme",)) -> list[str]:
    """The texts that this party reads at the end of a Chapter, in order."""
    g = build_table(BOX, list(party))
    g.chapter = CHAPTER[section]
    for mark in marks:
        mark_status(g, mark)
    exploring(g, "book", section, *range(len(party)))
    here = f"verse-book-{section}"
    return [here, *(read.text for read in events(g, TextRead) if read.text.startswith(here))]


def instead(section: str, deed: str) -> list[str]:
    """The bare state with one thing done, in place of what contradicts it."""
    key = deed.partition("#")[0]
    return [*(mark for mark in BARE[section] if mark.partition("#")[0] != key), deed]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", ["ailei", "arev", "beor", "verme"])
@pytest.mark.parametrize("section", BARE)
def test_the_barest_end_is_still_a_page(section: str, hero: str, language: str) -> None:
    texts = ending(section, *BARE[section], party=(hero,))
    assert sum(WORDS[language][text].words for text in texts) >= PAGE


@pytest.mark.parametrize("section", BARE)
def test_everyone_who_is_there_has_a_line_of_their_own(section: str) -> None:
    alone = {hero: set(ending(section, *BARE[section], party=(hero,))) for hero in ("ailei", "arev", "beor", "verme")}
    common = set.intersection(*alone.values())
    assert all(texts - common for texts in alone.values())
    assert set(ending(section, *BARE[section], party=tuple(alone))) == set.union(*alone.values())


@pytest.mark.parametrize("section", DEEDS)
def test_no_two_ends_are_equal_where_the_deeds_were_not(section: str) -> None:
    deeds = [f"{key}#{part}" for key, parts in DEEDS[section].items() for part in parts]
    pages = {deed: ending(section, *instead(section, deed)) for deed in deeds}
    same = [(a, b) for a in pages for b in pages if a < b and pages[a] == pages[b]]
    assert not same
    assert [deed for deed, page in pages.items() if page == ending(section, *BARE[section])] == []
