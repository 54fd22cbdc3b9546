"""Every pack of every game is faultless, and every word is there in both languages."""

import pytest

from tavola import games
from tavola.content.words import LANGUAGES, FluentWords
from tavola.devtools.ledger import FINISHED
from tavola.library.finding import box_of, find_pack, pack_ids
from tavola.library.lint import lint_game_words, lint_pack, lint_table_words
from tavola.library.places import own_packs
from tavola.library.reading import read_folder
from tavola.library.wording import in_every_language, read_layer

PLAYABLE = [game_id for game_id in games.GAME_IDS if hasattr(games.find(game_id), "open_box")]
OURS = [
    pack_id
    for game_id in PLAYABLE
    for pack_id in pack_ids(game_id)
    if any((folder / pack_id).exists() for folder in own_packs())
]


def test_a_finished_game_is_playable_and_has_its_pack():
    assert set(FINISHED) <= set(PLAYABLE)
    assert {games.info(game_id).default_pack for game_id in PLAYABLE} <= set(OURS)


@pytest.mark.parametrize("pack_id", OURS)
def test_a_pack_is_for_its_game_and_opens(pack_id: str):
    source = find_pack(pack_id)
    game_id = pack_id.partition("/")[0]
    assert source.manifest().game == game_id
    assert box_of(game_id, source).name() == f"{pack_id}@{source.digest}"


@pytest.mark.slow
@pytest.mark.parametrize("pack_id", OURS)
def test_a_pack_has_no_faults_and_all_its_words(pack_id: str):
    assert "\n".join(map(str, lint_pack(find_pack(pack_id)))) == ""


@pytest.mark.slow
@pytest.mark.parametrize("game_id", PLAYABLE)
def test_the_words_of_a_game_are_complete_and_used(game_id: str):
    problems = lint_game_words(game_id, find_pack(games.info(game_id).default_pack))
    assert "\n".join(map(str, problems)) == ""


@pytest.mark.slow
def test_the_words_of_the_table_are_complete_and_used():
    assert "\n".join(map(str, lint_table_words())) == ""


PLACES = sorted({path.parent.parent for folder in own_packs() for path in folder.rglob("locale/it/*.ftl")})


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES, ids=lambda path: path.parent.name)
def test_every_message_is_there_in_every_language(place):
    """Also of games that are still being written."""
    texts = {
        language: [(name, data.decode()) for name, data in read_folder(place / language).items()]
        for language in LANGUAGES
        if (place / language).is_dir()
    }
    shelf = read_layer(place.as_posix(), texts)
    assert "\n".join(map(str, shelf.problems + in_every_language(shelf))) == ""
    for language in LANGUAGES:
        FluentWords(language, texts[language])
