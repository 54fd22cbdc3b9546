"""Realm of Sand as the table sees it."""

from __future__ import annotations

from collections import Counter

from tavola.games.info import REALM_OF_SAND
from tavola.games.realm_of_sand import labels, refusals
from tavola.games.realm_of_sand.choices import SandChoice
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.describe import describe
from tavola.games.realm_of_sand.ending import ranking
from tavola.games.realm_of_sand.event_text import tell
from tavola.games.realm_of_sand.forecast import SandForecast, forecast
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.resampling import resampled
from tavola.games.realm_of_sand.setup import lay_table
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import Sand, SandEvent, stars
from tavola.games.realm_of_sand.view import SandView, known_below, view_for
from tavola.kernel.decision import Decision, Refusal, Refused, Seat, Viewer
from tavola.kernel.event import Event
from tavola.kernel.flow import chosen, run
from tavola.kernel.game import Game, Outcome, waiting_for
from tavola.kernel.state import Box
from tavola.kernel.text import Message, Words


class RealmOfSand(Game[Sand]):
    id = REALM_OF_SAND.id
    clauses = REALM_OF_SAND.clauses
    seats = REALM_OF_SAND.seats
    bit_sets = frozenset(("squares", "discs", "opened", "used", "granted", "need", "wanted"))  # cells, a bit each
    state = Sand
    options = SandOptions
    events = SandEvent

    def set_up(self, box: Box, seats: int, options: SandOptions, rng: int) -> Sand:
        assert isinstance(box, SandBox)
        g = lay_table(box, seats, options, rng)
        run(g)
        return g

    def outcome(self, g: Sand) -> Outcome | None:
        """RS-12.5: every place is somebody's alone. A solo game ends with a rank."""
        if not g.ending:
            return None
        order = ranking(g)
        seats = range(len(g.players))
        rank = table(g).rank(g)
        ending = f"rank_{rank}" if rank else g.ending
        return Outcome(tuple(order.index(seat) + 1 for seat in seats), tuple(stars(g, seat) for seat in seats), ending)

    def rounds(self, g: Sand) -> int:
        return g.round

    def seated(self, g: Sand) -> int:
        return len(g.players)

    def answer(self, g: Sand, seat: Seat, key: str, decision_id: int | None = None) -> Decision:
        """As any table; who is not asked is told so in the game's own words."""
        if g.ending:
            raise Refused(Refusal("RS_E_GAME_OVER", "RS-11.1", key))
        if g.open and all(decision.seat != seat for decision in g.open):
            raise Refused(Refusal("RS_E_NOT_YOUR_TURN", "RS-3.1", key))
        return super().answer(g, seat, key, decision_id)

    def view(self, g: Sand, viewer: Viewer) -> SandView:
        return view_for(g, viewer)

    def keeps_secret(self, g: Sand, seat: Seat) -> bool:
        """Cards that one keeps, has looked at or has put under a deck; a choice that all make at once."""
        looks = seat == g.turn and bool(g.looked_at)
        remembers = any(known_below(g, level, seat) for level in range(len(g.decks)))
        return looks or remembers or bool(g.players[seat].kept or g.held) or len(waiting_for(g)) > 1

    def describe(self, view: SandView, words: Words) -> str:
        return describe(view, words)

    def prompt(self, g: Sand, decision: Decision) -> Message:
        return labels.prompt_text(g, decision)

    def label(self, g: Sand, decision: Decision, key: str) -> Message:
        return labels.label(g, decision, chosen(g, decision, key))

    def refs(self, g: Sand, decision: Decision, key: str) -> tuple[str, ...]:
        return labels.refs(g, decision, chosen(g, decision, key))

    def forecast(self, g: Sand, decision: Decision, key: str) -> SandForecast:
        return forecast(g, decision, key)

    def preview(self, g: Sand, decision: Decision, key: str) -> list[Message]:
        return list(forecast(g, decision, key).words)

    def tell(self, g: Sand, event: Event) -> Message:
        return tell(g, event)

    def looked_for(self, g: Sand, decision: Decision) -> list[SandChoice]:
        return refusals.looked_for(g, decision)

    def why_not(self, g: Sand, decision: Decision, key: str) -> Refusal:
        found = refusals.why_refused(g, decision, key)
        if found is None:
            return Refusal("TABLE_E_NOT_AN_OPTION", "", key)
        return Refusal(found.code, found.rule, key, found.args)

    def resample(self, g: Sand, viewer: Viewer, rng: int) -> Sand:
        return resampled(g, viewer, rng)

    def pieces(self, g: Sand) -> dict[str, int]:
        """RS-1.2 to RS-1.5: squares and discs by element, every tile and every card."""
        count: Counter[str] = Counter()
        for element, letter in enumerate(ELEMENTS):
            count[f"disc:{letter}"] = g.reserve[element] + g.boxed[element]
            count[f"disc:{letter}"] += sum(p.front[element] + p.discs[element].bit_count() for p in g.players)
        for element, letter in enumerate(ELEMENTS[:BASIC]):
            lifted = g.lifted[element] if g.lifted else 0
            count[f"square:{letter}"] = g.supply[element] + lifted
            count[f"square:{letter}"] += sum(player.squares[element].bit_count() for player in g.players)
        tiles = [*g.circle, *g.aside, *(tile for player in g.players for tile in player.active)]
        piles = [*g.decks, *g.display, g.looked_at, *(p.kept for p in g.players), *(p.completed for p in g.players)]
        count.update(f"tile:{tile}" for tile in tiles)
        count.update(f"card:{card}" for pile in piles for card in pile if card)
        return dict(count)
