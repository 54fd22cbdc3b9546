"""Labels, questions and events word by word: the sentences that people meet most, in both languages."""

import pytest
from tests.games.realm_of_sand.table import ask_again, do, keys, table, vetra

from tavola import library
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand import events as happened
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.event import seen_by

IT = library.words("realm_of_sand", None, "it")
EN = library.words("realm_of_sand", None, "en")


def ours(power="", **settings):
    """Our pack, two players; seat 0 on the board with this power, its crystal usable."""
    options = SandOptions(
        mode="advanced" if power else "basic", board_deal="choose", start_player="youngest", **settings
    )
    g = GAME.open_table(vetra(), 2, options, "sentences")
    board = next((board.id for board in vetra().boards.values() if board.colour == power), "lens")
    other = "bellows" if board == "graft" else "graft"
    do(g, f"board:{board}", f"board:{other}")
    if power == "purple":
        do(g, "extra:S")
    g.players[0].charged = bool(power)
    g.players[0].active = ["t05", "t18", "t23"]
    ask_again(g)
    return g


def label(g, key):
    assert key in keys(g)
    message = GAME.label(g, g.open[0], key)
    return EN.say(message), IT.say(message)


def question(g):
    message = GAME.prompt(g, g.open[0])
    return EN.say(message), IT.say(message)


def told(event, viewer=0):
    message = GAME.tell(ours(), seen_by(event, viewer))
    return EN.say(message), IT.say(message)


def test_a_turn():
    g = ours("orange")
    assert question(g) == (
        "Your turn, Player 1. Place a tile or summon spirits.",
        "Tocca a te, Giocatore 1. Piazza una tessera o evoca gli spiriti.",
    )
    assert label(g, "power") == ("Use the crystal: Bellows", "Usa il cristallo: Mantice")
    assert label(g, "place:t05:r0:b2") == (
        "Lay Emerald on b2, Crimson on c2 and Obsidian on d2",
        "Posa Smeraldo in b2, Cremisi in c2 e Ossidiana in d2",
    )


def test_replenishing():
    g = ours()
    g.circle[:2] = ["t19", "t07"]
    do(g, "place:t05:r0:b2")
    assert label(g, "take:t19") == (
        "Take the corner Obsidian-Emerald-Obsidian",
        "Prendi l'angolo Ossidiana-Smeraldo-Ossidiana",
    )
    do(g, "take:t07")
    assert label(g, "end") == ("End the turn", "Finisci il turno")


def test_summoning():
    g = ours("purple")
    assert label(g, "summon:all")[0] == "Summon all your spirits, spending the crystal"
    g.players[0].discs[4] = g.side(g.players[0]).bit["a2"]
    do(g, "summon")
    assert question(g)[1] == "Evocazione, disco 1 di 3 al massimo: quale piazzi o sposti?"
    assert label(g, "disc:S:b2") == ("Place the Sapphire disc on b2", "Piazza il disco Zaffiro in b2")
    g.open, g.mode = [], ""
    ask_again(g)
    assert label(g, "move:a2:b2")[1] == "Sposta il disco Luna d'Oro da a2 a b2"


def test_a_short_colour():
    g = ours()
    g.supply[1] = 1
    do(g, "place:t23:r0:b2")
    assert question(g) == (
        "One Crimson Sand square is left: where does it go?",
        "Resta un solo quadrato Sabbia Cremisi: dove lo metti?",
    )
    assert label(g, keys(g)[0])[0].startswith("Choose ")


def test_red():
    g = ours("red")
    do(g, "power")
    assert label(g, "deck:2") == ("Deck of level 2 (14 cards)", "Mazzo di livello 2 (14 carte)")
    assert GAME.refs(g, g.open[0], "deck:2") == ("deck:2",)
    do(g, "deck:2")
    first, second, third = (EN(f"card-{card}") for card in g.looked_at)
    assert question(g)[0].startswith(f"Before you lie {first}, {second} and {third}.")
    key = ":".join(["keep", *g.looked_at])
    assert label(g, key)[0] == f"Keep {first}; under the deck, in this order, {second} and {third}"
    assert first in GAME.describe(GAME.view(g, 0), EN)
    do(g, key)
    text = GAME.describe(GAME.view(g, 0), EN)
    assert "Your kept cards:" in text
    assert f"from top to bottom: {second}, {third}." in text


def test_yellow_green_and_blue():
    g = ours("yellow")
    g.players[0].front[0] = 1
    g.players[0].discs[1] = g.side(g.players[0]).bit["c3"]
    ask_again(g)
    do(g, "power")
    assert label(g, "exchange:E:M")[0] == "Give the Emerald disc before you and take a Golden Moon disc"
    assert label(g, "exchange:c3:S")[1] == "Dai il disco Cremisi in c3 e mettici un disco Zaffiro"
    g = ours("green")
    g.players[0].squares[2] = g.side(g.players[0]).bit["c3"]
    ask_again(g)
    do(g, "power")
    assert label(g, "carry:c3:c4")[1] == "Porta il quadrato Ossidiana da c3 a c4"
    g = ours("blue")
    g.circle[3] = "t07"
    do(g, "power")
    assert label(g, "swap:t05:t07") == (
        "Give the straight Emerald-Crimson-Obsidian and take the straight Emerald-Obsidian-Crimson",
        "Dai la diritta Smeraldo-Cremisi-Ossidiana e prendi la diritta Smeraldo-Ossidiana-Cremisi",
    )
    assert GAME.refs(g, g.open[0], "swap:t05:t07") == ("tile:t05", "tile:t07")
    do(g, "swap:t05:t07")
    assert label(g, "done")[1] == "Basta così"


def test_set_up():
    g = GAME.open_table(vetra(), 2, SandOptions(mode="mixed", board_deal="choose", start_player="choose"), "s")
    assert label(g, "start:1") == ("Player 2 starts", "Comincia Giocatore 2")
    assert GAME.refs(g, g.open[0], "start:1") == ("player:1",)
    do(g, "start:0")
    assert label(g, "board:choir") == ("Choir Workshop", "Bottega del Coro")
    assert GAME.refs(g, g.open[0], "board:choir") == ("board:choir",)
    do(g, "board:choir", "board:lens")
    assert label(g, "side:advanced")[0] == "Advanced side, with the crystal"
    do(g, "side:advanced", "side:basic")
    assert label(g, "extra:M") == ("Golden Moon disc", "disco Luna d'Oro")


def test_alone():
    g = table(seats=1, front="E")
    do(g, "summon", "disc:E:b2")
    assert GAME.refs(g, g.open[0], "aside:i-eco") == ("tile:i-eco",)
    assert EN.say(GAME.label(g, g.open[0], "aside:i-eco")) == "Lay the straight Emerald-Crimson-Obsidian aside"


def test_choosing_among_places_and_cells_to_open():
    g = table("D . . . D\nO O O O .", dark_rule="chosen_unlock")
    do(g, "complete:k2")
    assert EN.say(GAME.label(g, g.open[0], "on:a2+b2+c2")) == "Use the pieces on a2, b2, c2"
    assert GAME.refs(g, g.open[0], "on:a2+b2+c2") == ("cell:a2", "cell:b2", "cell:c2")
    do(g, "on:a2+b2+c2")
    assert EN.say(GAME.label(g, g.open[0], "open:a1")) == "Open a1"


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            happened.PiecesRemoved(0, ("b4 O", "c4 (S)")),
            "There were an Obsidian square on b4 and a Sapphire disc on c4 underneath: they leave without a sound.",
            "Sotto c'erano un quadrato Ossidiana in b4 e un disco Zaffiro in c4: se ne vanno senza rumore.",
        ),
        (
            happened.CardCompleted(1, "quay-crane", ("a2", "a3", "a4", "b4"), 1, 1),
            "Player 2 puts Quay Crane back up (a2, a3, a4, b4): one star, one hourglass.",
            "Giocatore 2 rimette in piedi Gru di Banchina (a2, a3, a4, b4): una stella, una clessidra.",
        ),
        (
            happened.DiscBonus(0, ("E", "M"), ()),
            "Spirits join Player 1: the Frond and the Sickle.",
            "Davanti a Giocatore 1 si siedono la Fronda e la Falce.",
        ),
        (
            happened.DiscBonus(0, (), ("S",)),
            "Player 1 expected the Drop, but the seat stays empty: the reserve has run out.",
            "Giocatore 1 aspettava la Goccia, ma il posto resta vuoto: la riserva è finita.",
        ),
        (
            happened.DiscBonus(0, ("C",), ("S",)),
            "A spirit joins Player 1: the Coral; the seat that waited for the Drop stays empty: "
            "the reserve has run out.",
            "Davanti a Giocatore 1 si siede il Corallo; il posto che aspettava la Goccia resta vuoto, "
            "la riserva è finita.",
        ),
        (
            happened.ColourShort(0, "C", ("b2",)),
            "The wind has used up the Crimson Sand: b2 stays empty.",
            "Il vento ha finito i quadrati di Sabbia Cremisi: b2 resta vuota.",
        ),
        (
            happened.TileTaken(0, "t07", 1, "t18"),
            "Player 1 takes the straight Emerald-Obsidian-Crimson; the Queen "
            "passes the corner Crimson-Emerald-Obsidian by.",
            "Giocatore 1 prende la diritta Smeraldo-Ossidiana-Cremisi; la Regina "
            "passa oltre l'angolo Cremisi-Smeraldo-Ossidiana.",
        ),
        (
            happened.TilesSwapped(0, "t07", "t18"),
            "Player 1 gives the straight Emerald-Obsidian-Crimson to the circle "
            "and takes the corner Crimson-Emerald-Obsidian from it.",
            "Giocatore 1 dà al cerchio la diritta Smeraldo-Ossidiana-Cremisi e ne "
            "prende l'angolo Cremisi-Smeraldo-Ossidiana.",
        ),
        (
            happened.LevelChanged(0, 3),
            "The board of Player 1 widens: level 3, Roof Terrace.",
            "La plancia di Giocatore 1 si allarga: livello 3, Altana.",
        ),
        (
            happened.DiscExchanged(0, "E", "S", "b2"),
            "Player 1 gives the reserve the Emerald disc on b2 and puts a Sapphire disc in its place.",
            "Giocatore 1 dà alla riserva il disco Smeraldo in b2 e al suo posto mette un disco Zaffiro.",
        ),
        (
            happened.DarkCellOpened(0, "a1"),
            "Player 1 opens the dark cell a1.",
            "Giocatore 1 apre la casella scura a1.",
        ),
        (
            happened.GameEnded("hourglasses", (1, 0), (20, 31)),
            "The glasses are empty. Player 2 has given the city back 31 stars of memory; "
            "tonight the wind will have something to read.",
            "Le clessidre sono vuote. Giocatore 2 ha ridato alla città 31 stelle di memoria; "
            "stanotte il vento avrà di che leggere.",
        ),
        (
            happened.GameEnded("hourglasses", (1, 0), (31, 31)),
            "Stars level at 31: the fuller board decides, then whoever played later. Player 2 wins.",
            "Pari stelle, 31: decide la plancia più ingombra, e poi chi ha giocato più tardi. Vince Giocatore 2.",
        ),
    ],
)  # fmt: skip
def test_events(event, english, italian):
    assert told(event) == (english, italian)


@pytest.mark.rule("RS-14.3")
def test_the_same_event_as_two_seats_hear_it():
    """S-70."""
    looked = happened.CardsLookedAt(0, 2, 3, ("mute-belfry", "kite-tower", "shadow-customs"))
    assert told(looked)[0] == "You look at 3 cards of level 2: Mute Belfry, Kite Tower and Shadow Customs."
    assert told(looked, 1) == ("Player 1 looks at 3 cards of level 2.", "Giocatore 1 guarda 3 carte di livello 2.")
    last = happened.CardsLookedAt(0, 2, 1, ("kite-tower",))
    assert told(last) == (
        "You look at one card of level 2: Kite Tower.",
        "Guardi una carta di livello 2: Torre degli Aquiloni.",
    )
    kept = happened.CardKept(0, 2, "kite-tower")
    assert told(kept)[1] == "Tieni coperta Torre degli Aquiloni, di livello 2."
    assert told(kept, None)[1] == "Giocatore 1 tiene coperta una carta di livello 2."
