"""Setting up: the Characters (TG-2) and the world (TG-3)."""

from __future__ import annotations

from tavola.games.tainted_grail.box import AvalonBox, copies
from tavola.games.tainted_grail.content import CardEntry, CharacterEntry
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Cards, Hero
from tavola.games.tainted_grail.vocabulary import ATTRIBUTES, RESOURCES
from tavola.kernel.chance import shuffle

COLOURS = ("green", "grey", "violet", "blue")


def empty_table(box: AvalonBox, options: AvalonOptions, rng: int) -> Avalon:
    """Everything in its place before anybody has chosen a Character."""
    campaign = options.campaign or next(iter(box.campaigns))
    g = Avalon(box=box, options=options, heroes=[], campaign=campaign, rng=rng)
    g.available = sorted(box.locations)
    g.item_deck = copies((item.id, item.copies) for item in box.items.values())
    g.secrets_left = copies((str(secret.number), secret.copies) for secret in box.secrets.values())
    g.skill_pool = sorted(box.skills)
    g.random_events = copies((event.id, event.copies) for event in box.events.values() if not event.chapter)
    g.encounter_decks = {colour: [] for colour in COLOURS}
    g.encounters_unused = sorted(box.encounters)
    g.roster_left = list(box.campaigns[campaign].roster)
    shuffle(g, g.item_deck)
    shuffle(g, g.random_events)
    return g


def make_hero(g: Avalon, character: str, board: str = "", colour: str = "") -> Hero:
    """A Character ready to play: tracks on their start slots, starting Attributes, resources, decks and Reserves."""
    entry = g.box.characters[character]
    board = board or entry.board
    tracks = g.box.boards[board].tracks
    colour = colour or g.box.boards[board].letter
    return Hero(
        character=character,
        board=board,
        colour=colour,
        energy=tracks["energy"].start,
        health=tracks["health"].start,
        terror=tracks["terror"].start,
        markers={name: entry.start.attributes.get(name, 0) for name in ATTRIBUTES},  # type: ignore[call-overload]
        resources={name: entry.start.resources.get(name, 0) for name in RESOURCES},  # type: ignore[call-overload]
        combat=_deck_and_reserve(g, entry, colour, "combat"),
        diplomacy=_deck_and_reserve(g, entry, colour, "diplomacy"),
        at=g.box.campaigns[g.campaign].start_location,
    )


def _deck_and_reserve(g: Avalon, entry: CharacterEntry, colour: str, kind: str) -> Cards:
    """The banner makes the starting deck, unless the tile has a list of its own; all other cards are the Reserve."""
    own = [card for card in g.box.cards.values() if card.kind == kind and _is_for(g, card, entry, colour)]
    listed = [card for card in entry.starting_deck if g.box.cards[card].kind == kind]
    deck = listed or [card.id for card in own if card.set == "starter"]
    reserve = [card.id for card in own if card.id not in deck]
    shuffle(g, deck)
    shuffle(g, reserve)
    return Cards(deck=deck, reserve=reserve)


def _is_for(g: Avalon, card: CardEntry, entry: CharacterEntry, colour: str) -> bool:
    """Basic cards follow the colour; advanced ones carry a Character's name."""
    if card.set == "advanced":
        return card.owner == advanced_owner(g, entry, colour)
    return card.number.endswith(colour)


def advanced_owner(g: Avalon, entry: CharacterEntry, colour: str) -> str:
    """In Free Play the advanced cards are those of the chosen colour's own Character (TG-40.17)."""
    if not g.options.free_play:
        return entry.id
    for other in g.box.characters.values():
        if other.board in g.box.boards and g.box.boards[other.board].letter == colour:
            return other.id
    return entry.id


def build_table(box: AvalonBox, characters: list[str], options: AvalonOptions | None = None, rng: int = 1) -> Avalon:
    """A table with these Characters on the start Location, before any Chapter is set up: for tests and previews."""
    g = empty_table(box, options or AvalonOptions(), rng)
    g.heroes = [make_hero(g, character) for character in characters]
    g.roster_left = [character for character in g.roster_left if character not in characters]
    return g
