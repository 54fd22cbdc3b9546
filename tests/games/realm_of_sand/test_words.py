"""What people read: the table as text, labels, lights, previews, events."""

import pytest
from tests.games.realm_of_sand.table import do, keys, table, vetra

from tavola import library
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.event import all_seen_by
from tavola.kernel.flow import take

IT = library.words("realm_of_sand", None, "it")
EN = library.words("realm_of_sand", None, "en")


def label(g, key, words=EN):
    return words.say(GAME.label(g, g.open[0], key))


def previewed(g, key, words=EN):
    return [words.say(message) for message in GAME.preview(g, g.open[0], key)]


def ours(drawing=(), **settings):
    """A table of our pack, seat 0 on the lens board."""
    settings.setdefault("start_player", "youngest")
    g = GAME.open_table(vetra(), 2, SandOptions(board_deal="choose", **settings), "words")
    do(g, "board:lens", "board:graft")
    return g


@pytest.mark.rule("RS-14.1")
def test_the_board_reads_as_a_grid():
    g = table("E . (S) . D\nO . . C .", power="red", level=1, front="M M")
    text = GAME.describe(GAME.view(g, 0), EN)
    grid = [
        "a   b   c   d   e    i-eco   i-cce   l-eco",
        "1 ░ E   .  (S)  . ▒ .    E C O   C C E   E C",
        "2   O   .   .   C   .                    O .",
        "3   .   . * .   .   .",
        "4   .   .   .   .   .",
        "5 ▒ . ▒ . ▒ . ▒ . ▒ .",
    ]
    lines = [line.strip() for line in text.splitlines()]
    start = lines.index(grid[0])
    assert lines[start : start + 6] == grid
    assert "discs in front: (M)(M)" in text
    assert "level 1 of 5 (dark cells in use: 1)" in text


def test_cards_are_drawn_side_by_side():
    text = GAME.describe(GAME.view(ours(), 0), EN)
    assert "Level 3 (14 cards in the deck)" in text
    assert text.count("[4]") == 6
    for row in ours().display:
        for card in row:
            assert EN(f"card-{card}") in text


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_whole_game_can_be_read(language):
    """Every label, event and view of a random game has words; nothing is missing or lacks an argument."""
    words = library.words("realm_of_sand", None, language)
    words.missing.clear(), words.faults.clear()
    for seats, mode in ((1, "advanced"), (3, "advanced"), (2, "mixed")):
        g = GAME.open_table(vetra(), seats, SandOptions(mode=mode, board_deal="draft", start_player="choose"), "read")
        for nth in range(130):
            if not g.open:
                break
            decision = g.open[0]
            legal = decision.legal()
            key = next((key for key in legal if key.startswith(("power", "complete"))), legal[nth * 37 % len(legal)])
            words.say(GAME.prompt(g, decision))
            words.say(GAME.label(g, decision, key))
            if nth % 8 == 0:
                [words.say(refusal.message()) for refusal in GAME.refused(g, decision)]
                [words.say(message) for message in GAME.preview(g, decision, key)]
                GAME.describe(GAME.view(g, decision.seat), words)
            take(g, decision, key)
            for viewer in (0, None):
                [words.say(GAME.tell(g, event)) for event in all_seen_by(g.events, viewer)]
            g.events = []
    assert (words.missing, words.faults) == (set(), set())


def test_labels_say_where_each_square_goes():
    g = ours()
    key = keys(g, "place")[0]
    assert label(g, key).startswith("Lay ")
    placement = g.side(g.players[0]).placements[key]
    for cell in placement.cells:
        assert cell in label(g, key)


def test_lights():
    g = table("D . . . D\nE E . . .\nC . (S) . .", power="yellow", charged_in=1, front="M")
    lit = {key: GAME.refs(g, g.open[0], key) for key in keys(g)}
    assert lit["place:i-eco:r0:a2"] == ("tile:i-eco", "cell:a2", "cell:b2", "cell:c2")
    assert lit["complete:k1"] == ("card:k1",)
    assert lit["power"] == ("crystal:0",)
    assert lit["summon"] == ()
    do(g, "summon")
    assert GAME.refs(g, g.open[0], "disc:M:b3") == ("disc:M", "cell:b3")
    assert GAME.refs(g, g.open[0], "move:c3:b3") == ("cell:c3", "cell:b3")


@pytest.mark.rule("RS-4.5")
def test_a_preview_says_what_would_be_completed_and_covered():
    g = ours()
    player = g.players[0]
    bit = g.side(player).bit
    g.display[0][0], g.display[0][1] = "boxed-garden", "lava-corner"
    player.squares[2] = bit["b2"] | bit["b3"]
    player.active[0] = "t16"  # a corner of Emerald with arms of Emerald and Obsidian
    g.open, g.mode = [], ""
    do_again(g)
    keys_of = [key for key in keys(g, "place") if key.startswith("place:t16:")]
    texts = {key: previewed(g, key) for key in keys_of}
    assert any("Lets you complete Lava Corner." in said for said in texts.values())
    assert any("Overwrites one piece: an Obsidian square on b2." in said for said in texts.values())
    italian = {text for key in keys_of for text in previewed(g, key, IT)}
    assert "Permette di completare Cantonata di Lava." in italian


def do_again(g):
    from tests.games.realm_of_sand.table import ask_again

    ask_again(g)


@pytest.mark.rule("RS-8.1")
def test_a_preview_of_completing_tells_stars_and_bonuses():
    g = table("D . . . D\n. E C . .\n. C E . .", power="red")
    said = [message.id for message in GAME.preview(g, g.open[0], "complete:k4")]
    assert said == ["event-card-completed", "event-crystal-charged", "event-disc-bonus"]


@pytest.mark.rule("RS-14.2")
def test_a_preview_stops_before_hidden_cards():
    g = table("D . . . D\nE E . . .\nC . . . .")
    do(g, "complete:k1", keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    assert GAME.preview(g, g.open[0], "end") == []
    g = table(power="red", charged_in=1)
    do(g, "power")
    assert GAME.preview(g, g.open[0], "deck:1") == []


def test_both_languages_have_a_line_for_every_card_and_board():
    for words in (IT, EN):
        for card in vetra().cards:
            assert 0 < len(words(f"card-{card}.line")) <= 90, card
        for board in (*vetra().boards, "basic"):
            assert words.has(f"board-{board}.line")


def test_names_differ():
    for words in (IT, EN):
        assert len({words(f"card-{card}") for card in vetra().cards}) == 54


def test_rows_that_say_nothing_are_not_shown():
    g = GAME.open_table(vetra(), 2, SandOptions(board_deal="choose"), "before")
    text = GAME.describe(GAME.view(g, None), EN)
    assert "has not chosen a board yet" in text
    assert "Boards to choose from" in text


def test_the_end_is_read_too():
    g = table(completed=["k5", "k5", "k5", "k4"], seats=1, round=14)
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    events = do(g, "end")
    assert (
        EN.say(GAME.tell(g, events[-1])) == "The tiles have gone cold. The Queen counts 27 stars and calls you Master."
    )
    assert GAME.describe(GAME.view(g, 0), EN).startswith("The game ended in round 14.")
    assert EN(f"ending-{GAME.outcome(g).ending.replace('_', '-')}").startswith("The tiles have gone cold.")
