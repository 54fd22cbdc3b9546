"""What the campaign of Tainted Grail holds, counted: nothing that was promised is missing."""

from collections import Counter

import pytest

from tavola.content.words import LANGUAGES
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.closed_lists import TRAITS
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.library.finding import box_of, find_pack

SOURCE = find_pack("tainted_grail/avalon")
BOX = box_of("tainted_grail", SOURCE)
assert isinstance(BOX, AvalonBox)
CAMPAIGN = next(iter(BOX.campaigns.values()))
CHARACTERS = [BOX.characters[id] for id in CAMPAIGN.roster]
COLOURS = ("green", "grey", "violet", "blue")


def test_four_characters_with_board_action_flaw_number_and_letter() -> None:
    assert sorted(entry.id for entry in CHARACTERS) == ["ailei", "arev", "beor", "verme"]
    assert len({entry.board for entry in CHARACTERS}) == len({entry.number for entry in CHARACTERS}) == 4
    assert all(entry.action.do and entry.flaw for entry in CHARACTERS)
    for language in LANGUAGES:
        texts = "".join(data.decode() for name, data in SOURCE.files.items() if name.startswith(f"locale/{language}/"))
        assert all(f"\ncharacter-{entry.id}-letter =" in f"\n{texts}" for entry in CHARACTERS)


@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_cards_of_each_colour_and_each_character(kind: str) -> None:
    cards = [card for card in BOX.cards.values() if card.kind == kind]
    colours = Counter((card.number[-1], card.set) for card in cards if card.set != "advanced")
    letters = [BOX.boards[entry.board].letter for entry in CHARACTERS]
    assert colours == Counter({(letter, name): n for letter in letters for name, n in (("starter", 15), ("basic", 10))})
    owned = Counter(card.owner for card in cards if card.set == "advanced")
    assert owned == {entry.id: 15 for entry in CHARACTERS}


def test_encounters_of_each_colour() -> None:
    all_of_them = BOX.encounters.values()
    decks = Counter(entry.deck for entry in all_of_them if entry.difficulty != "first")
    assert set(decks) == set(COLOURS)
    assert min(decks.values()) >= 16
    assert Counter(entry.deck for entry in all_of_them if entry.difficulty == "first") == dict.fromkeys(COLOURS, 1)
    assert {trait for entry in all_of_them for trait in entry.traits} == set(TRAITS)
    assert sum(entry.guardian for entry in all_of_them) >= 8
    assert sum(len(entry.stages) >= 2 for entry in all_of_them) >= 10
    assert sum(entry.avoid is not None for entry in all_of_them) >= 10


def test_places_with_their_later_versions_stones_seals_and_one_way_routes() -> None:
    first = [entry for entry in BOX.locations.values() if entry.legacy is None]
    assert len(first) >= 41
    assert len(BOX.locations) - len(first) >= 13
    assert sum("menhir" in entry.seals for entry in first) >= 13
    assert {seal for entry in first for seal in entry.seals} == {"menhir", "dreams", "inhospitable", "hospitable"}
    routes = {(entry.number, edge) for entry in BOX.locations.values() for edge in entry.one_way}
    assert {(122, "east"), (145, "east"), (163, "west")} <= routes


def test_journal_and_book() -> None:
    sections = [entry.journal for entry in BOX.locations.values() if entry.journal is not None]
    assert sum(len(section.verses) for section in sections) + len(BOX.book) >= 360
    assert len(BOX.book) >= 30
    assert sum(len(verse.choices) >= 2 for section in sections for verse in section.verses.values()) >= 100
    assert all(entry.dream and entry.nightmare for entry in BOX.locations.values() if "dreams" in entry.seals)


def test_events_secrets_items_skills_statuses_and_chapters() -> None:
    told = [event for event in BOX.events.values() if event.chapter]
    told_here = [event for event in told if event.id.startswith("ev.c")]  # the first day has its own
    assert len(told_here) >= 30
    assert len(BOX.events) - len(told) == 60
    assert len(BOX.secrets) >= 43
    assert len(BOX.items) >= 65
    assert Counter(skill.attr for skill in BOX.skills.values()) == dict.fromkeys(ATTRIBUTES, 6)
    assert all(set(skill.sides) == {"a", "b"} for skill in BOX.skills.values())
    assert len(BOX.statuses) >= 45
    assert CAMPAIGN.chapters[:4] == ["ch1", "ch2", "ch3", "ch4"]
    assert CAMPAIGN.tutorial is not None
