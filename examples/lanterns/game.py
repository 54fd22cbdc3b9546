"""Lanterns as the table sees it."""

from __future__ import annotations

import msgspec

from lanterns.content import Quay
from lanterns.rules import begin
from lanterns.state import LanternEvent, Options, Player, PourChoice, River
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Decision, Seat, Viewer
from tavola.kernel.event import Event
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box
from tavola.kernel.text import Message, Words, say


class PlayerSeen(msgspec.Struct):
    """What lies open before everybody."""

    poured: list[int]
    taken: list[str]


class RiverSeen(msgspec.Struct):
    """What one viewer sees, built by listing it: what is not named here stays secret."""

    here: list[str]
    sea: list[str]
    coming: int  # how many lanterns are still upstream
    players: list[PlayerSeen]
    seat: int | None = None
    colour: str = ""
    oil: list[int] = []


class Lanterns(Game[River]):
    id = "lanterns"
    clauses = "LA"
    seats = range(2, 5)
    state = River
    options = Options
    events = LanternEvent

    def set_up(self, box: Box, seats: int, options: Options, rng: int) -> River:
        assert isinstance(box, Quay)
        g = River(box=box, options=options, players=[], upstream=list(box.lanterns), rng=rng)
        shuffle(g, g.upstream)
        colours = list(box.colours)
        shuffle(g, colours)
        g.players = [Player(colours[seat], list(box.oil)) for seat in range(seats)]
        begin(g)
        return g

    def outcome(self, g: River) -> Outcome | None:
        """LA-3.3."""
        if g.open:
            return None
        scores = tuple(points(g, seat) for seat in range(len(g.players)))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(places, scores, "morning")

    def rounds(self, g: River) -> int:
        return len(g.players[0].poured)

    def seated(self, g: River) -> int:
        return len(g.players)

    def view(self, g: River, viewer: Viewer) -> RiverSeen:
        players = [PlayerSeen(player.poured, player.taken) for player in g.players]
        seen = RiverSeen(g.here, g.sea, len(g.upstream), players)
        if viewer is not None:
            seen.seat, seen.colour, seen.oil = viewer, g.players[viewer].colour, g.players[viewer].oil
        return seen

    def describe(self, view: RiverSeen, words: Words) -> str:
        def named(lanterns: list[str]) -> str:
            return ", ".join(words(f"lantern-{lantern}") for lantern in lanterns) or words("none-yet")

        lines = [words("river-here", lanterns=named(view.here), coming=view.coming)]
        for seat, player in enumerate(view.players):
            lines.append(words("river-player", seat=seat + 1, taken=named(player.taken)))
        if view.seat is not None:
            lines.append(words("river-colour", colour=words(f"colour-{view.colour}")))
            lines.append(words("river-cups", oil=", ".join(map(str, view.oil)) or words("none-yet")))
        return "\n".join(lines)

    def label(self, g: River, decision: Decision, key: str) -> Message:
        return say("option-pour", oil=int(key.removeprefix("pour:")))

    def looked_for(self, g: River, decision: Decision) -> list[PourChoice]:
        return [PourChoice(oil) for oil in g.box.oil]

    def tell(self, g: River, event: Event) -> Message:
        message = super().tell(g, event)
        if "lantern" in message.args:
            message.args["lantern"] = say(f"lantern-{message.args['lantern']}")
        if "seat" in message.args:
            message.args["seat"] = int(str(message.args["seat"])) + 1
        return message

    def resample(self, g: River, viewer: Viewer, rng: int) -> River:
        """Afresh: what comes down the river, the colours of others, the cups they hold, chance itself."""
        clone = g.clone()
        clone.rng = rng
        clone.upstream.sort()
        shuffle(clone, clone.upstream)
        known = None if viewer is None else g.players[viewer].colour
        colours = [colour for colour in g.box.colours if colour != known]
        shuffle(clone, colours)
        for seat, player in enumerate(clone.players):
            player.colour = player.colour if seat == viewer else colours.pop()
        clone.held = {seat: held if seat == viewer else some_cup(clone, seat) for seat, held in g.held.items()}
        return clone

    def pieces(self, g: River) -> dict[str, int]:
        taken = sum(len(player.taken) for player in g.players)
        cups = sum(len(player.oil) + len(player.poured) for player in g.players)
        return {"lanterns": len(g.upstream) + len(g.here) + len(g.sea) + taken, "cups": cups}


def points(g: River, seat: Seat) -> int:
    player = g.players[seat]
    return sum(g.box.worth(lantern, player.colour) for lantern in player.taken)


def some_cup(g: River, seat: Seat) -> str:
    cups = g.players[seat].oil.copy()
    shuffle(g, cups)
    return PourChoice(cups[0]).key
