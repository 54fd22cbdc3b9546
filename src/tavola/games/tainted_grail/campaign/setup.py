"""Setting up: the Characters (TG-2) and the world (TG-3)."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.games.tainted_grail.character.survival import cap_energy, start_slot
from tavola.games.tainted_grail.content.box import AvalonBox, copies
from tavola.games.tainted_grail.content.schema import CardEntry, CharacterEntry
from tavola.games.tainted_grail.content.value import Expr
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, COLOURS, RESOURCES, Resource
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.map.guardians import discard_guardian, to_the_bottom
from tavola.games.tainted_grail.map.locations import lay_location, reveal, take_up_location
from tavola.games.tainted_grail.modes import days_more
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Cards, Hero
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Seat

# -- what lies ready before anybody has chosen


def empty_table(box: AvalonBox, options: AvalonOptions, rng: int) -> Avalon:
    """Cards sorted into their decks and piles (TG-3.5 to TG-3.7); no Status is marked."""
    campaign = played_campaign(box, options)
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


def played_campaign(box: AvalonBox, options: AvalonOptions) -> str:
    """The one named, else the pack's first; a campaign may name a shorter one to learn by."""
    campaign = options.campaign or next(iter(box.campaigns))
    tutorial = box.campaigns[campaign].tutorial if options.tutorial else None
    return campaign if tutorial is None else tutorial.campaign


# -- a Character


def new_hero(g: Avalon, character: str, at: int, board: str = "", colour: str = "") -> Hero:
    """Ready to play: start slots, starting Attributes, resources, decks and Reserves (TG-2.4 to TG-2.12)."""
    entry = g.box.characters[character]
    board = board or _board_for(g, entry)
    tracks = g.box.boards[board].tracks
    colour = colour or _colour_for(g, board)
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
        at=at,
    )


def free_boards(g: Avalon) -> list[str]:
    """Boards that nobody in play uses."""
    used = [hero.board for hero in g.heroes if hero.alive]
    return [board for board in g.box.boards if board not in used]


def _board_for(g: Avalon, entry: CharacterEntry) -> str:
    """Its own, unless somebody took that in Free Play; those of Characters who may come back are left for them."""
    free = free_boards(g)
    away = [hero.board for hero in g.shelved]
    return min(free, key=lambda board: (board in away, board != entry.board), default=entry.board)


def _colour_for(g: Avalon, board: str) -> str:
    """The board's own, unless somebody plays with it: no two have the same cards (TG-40.17)."""
    taken = [hero.colour for hero in g.heroes if hero.alive]
    away = [hero.colour for hero in g.shelved]
    letters = [g.box.boards[board].letter, *sorted(other.letter for other in g.box.boards.values())]
    return min((one for one in letters if one not in taken), key=lambda one: one in away, default=letters[0])


def _deck_and_reserve(g: Avalon, entry: CharacterEntry, colour: str, kind: str) -> Cards:
    """The banner makes the starting deck, unless the tile has a list of its own; all other cards are the Reserve."""
    own = own_cards(g, entry, colour, kind)
    listed = [card for card in entry.starting_deck if g.box.cards[card].kind == kind]
    deck = listed or [card.id for card in own if card.set == "starter"]
    reserve = [card.id for card in own if card.id not in deck]
    shuffle(g, deck)
    shuffle(g, reserve)
    return Cards(deck=deck, reserve=reserve)


def own_cards(g: Avalon, entry: CharacterEntry, colour: str, kind: str) -> list[CardEntry]:
    """Basic cards follow the colour, advanced ones carry a Character's name (TG-2.8)."""
    owner = advanced_owner(g, entry, colour)
    name = f"own:{owner}:{colour}:{kind}"
    return g.box.once(name, lambda: _printed_cards(g.box, owner, colour, kind))


def _printed_cards(box: AvalonBox, owner: str, colour: str, kind: str) -> list[CardEntry]:
    return [
        card
        for card in box.cards.values()
        if card.kind == kind and (card.owner == owner if card.set == "advanced" else card.number.endswith(colour))
    ]


def advanced_owner(g: Avalon, entry: CharacterEntry, colour: str) -> str:
    """In Free Play the advanced cards are those of the chosen colour's own Character (TG-40.17)."""
    if g.options.free_play:
        for other in g.box.characters.values():
            if other.board in g.box.boards and g.box.boards[other.board].letter == colour:
                return other.id
    return entry.id


def rise_again(g: Avalon, seat: Seat, at: int, resources: Mapping[Resource, int]) -> None:
    """A Character as Grace restores it (TG-29.12): rested, with the resources named, and with all it has learnt."""
    hero = g.heroes[seat]
    hero.alive, hero.at = True, at
    hero.passed = hero.acted = hero.ate = False
    hero.conditions = []
    for track in ("energy", "health", "terror"):
        setattr(hero, track, start_slot(g, seat, track))
    cap_energy(g, seat)
    for name, n in resources.items():
        hero.resources[name] = n
    entry = g.box.characters[hero.character]
    for kind, cards in (("combat", hero.combat), ("diplomacy", hero.diplomacy)):
        aside = {*cards.spare, *cards.reserve}
        cards.deck = [card.id for card in own_cards(g, entry, hero.colour, kind) if card.id not in aside]
        cards.hand, cards.discard = [], []
        shuffle(g, cards.deck)
    for held in (*hero.items, *hero.secrets):
        held.flipped = False
    own = (f"hero:{seat}", "condition:")
    g.dials = [dial for dial in g.dials if dial.target != own[0] and not dial.target.startswith(own[1])]


# -- the world


def lay_out_the_map(g: Avalon, start: int, dial: Expr) -> None:
    """The start Location in the middle, its Menhir lit, and round it the Locations of its keys (TG-3.1 to TG-3.4)."""
    for number in list(g.places):
        take_up_location(g, number)
    for guardian in list(g.guardians):
        discard_guardian(g, guardian.encounter)
    _sweep_up_encounters(g)
    lay_location(g, start, 0, 0)
    g.menhirs[start] = max(1, amount(g, dial, 0, f"location:{start}")) + days_more(g)
    reveal(g, start)


def _sweep_up_encounters(g: Avalon) -> None:
    """A card that was being played when everything began again goes to the bottom of its deck."""
    decks = [id for deck in g.encounter_decks.values() for id in deck]
    somewhere = {*decks, *g.encounters_unused, *g.encounters_removed}
    for encounter in g.box.encounters:
        if encounter not in somewhere:
            to_the_bottom(g, encounter)


def build_table(box: AvalonBox, characters: list[str], options: AvalonOptions | None = None, rng: int = 1) -> Avalon:
    """These Characters on a map laid out, before any Chapter is set up: where tests and `pack play` begin."""
    g = empty_table(box, options or AvalonOptions(), rng)
    start = box.campaigns[g.campaign].start_location
    for character in characters:
        g.heroes.append(new_hero(g, character, start))
    for seat in range(len(g.heroes)):
        cap_energy(g, seat)
    g.roster_left = [character for character in g.roster_left if character not in characters]
    lay_out_the_map(g, start, box.campaigns[g.campaign].start_dial)
    g.events = []
    return g
