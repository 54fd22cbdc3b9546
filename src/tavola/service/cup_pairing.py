"""Who meets whom in a tournament, and how it stands: only arithmetic, the same on every worker.

Points are counted in halves: two for a win, one for a shared place, two for a bye.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

WIN = 2
PATIENCE = 20_000  # tries after which Swiss pairing no longer looks for a round without any rematch


class Played(msgspec.Struct, frozen=True):
    """One board of a round; without a second player it is a bye."""

    round: int
    one: int
    two: int | None
    halves_one: int = 0
    halves_two: int = 0


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands: points first, then what his rivals have, then what those have whom he beat, then wins."""

    player: int
    halves: int
    buchholz: int
    berger: int  # Sonneborn-Berger, in quarters
    wins: int
    played: int

    @property
    def rank(self) -> tuple[int, int, int, int]:
        return -self.halves, -self.buchholz, -self.berger, -self.wins


Pairing = tuple[int, int | None]


def rounds_of(system: str, players: int) -> int:
    """How many rounds it takes: in Swiss as many as a knock-out would, one more from five players on."""
    if system == "round_robin":
        return players - 1 + players % 2
    knock_out = max(1, (players - 1).bit_length())
    return min(knock_out + (players > 4), players - 1 + players % 2)


def points(games: Sequence[Played], player: int) -> int:
    return sum(g.halves_one if g.one == player else g.halves_two for g in games if player in (g.one, g.two))


def rivals(games: Sequence[Played], player: int) -> list[tuple[int, int]]:
    """Whom somebody has met, and what he got against each."""
    met = [(g.two, g.halves_one) for g in games if g.one == player] + [
        (g.one, g.halves_two) for g in games if g.two == player
    ]
    return [(other, halves) for other, halves in met if other is not None]


def standings(players: Sequence[int], games: Sequence[Played]) -> list[Standing]:
    """The best first; equal in everything, who came earlier."""
    halves = {player: points(games, player) for player in players}

    def of(player: int) -> Standing:
        met = rivals(games, player)
        return Standing(
            player,
            halves[player],
            sum(halves.get(other, 0) for other, _ in met),
            sum(halves.get(other, 0) * got for other, got in met),
            sum(got == WIN for _, got in met),
            len(met),
        )

    return sorted((of(player) for player in players), key=lambda one: (one.rank, players.index(one.player)))


def round_robin(players: Sequence[int], round: int) -> list[Pairing]:
    """Everybody meets everybody once: one stays, the others go round."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    turned = [ring[0], *[ring[1 + (at + round - 1) % (len(ring) - 1)] for at in range(len(ring) - 1)]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(turned) // 2)]
    return [seated(one, two, round) for one, two in pairs]


def seated(one: int | None, two: int | None, round: int) -> Pairing:
    """Who has a bye stands first; otherwise the first seat changes from round to round."""
    if one is None or two is None:
        found = two if one is None else one
        assert found is not None
        return found, None
    return (one, two) if round % 2 else (two, one)


def swiss(players: Sequence[int], games: Sequence[Played], round: int) -> list[Pairing]:
    """Players of about the same points, nobody twice while that can be avoided; the bye goes once round from below."""
    order = [one.player for one in standings(players, games)]
    byes: list[Pairing] = []
    if len(order) % 2:
        had = {g.one for g in games if g.two is None}
        free = next((player for player in reversed(order) if player not in had), order[-1])
        order.remove(free)
        byes = [(free, None)]
    met = {frozenset((g.one, g.two)) for g in games if g.two is not None}
    pairs = matched(order, met) or matched(order, set())
    return [*(balanced(one, two, games) for one, two in pairs or []), *byes]


def matched(order: Sequence[int], met: set[frozenset[int]]) -> list[tuple[int, int]] | None:
    """The first with the nearest he has not met, and so on; a step back where that leads nowhere."""
    tries = 0

    def match(left: tuple[int, ...]) -> list[tuple[int, int]] | None:
        nonlocal tries
        if not left:
            return []
        for at in range(1, len(left)):
            tries += 1
            if tries > PATIENCE:
                return None
            if frozenset((left[0], left[at])) in met:
                continue
            rest = match(left[1:at] + left[at + 1 :])
            if rest is not None:
                return [(left[0], left[at]), *rest]
        return None

    return match(tuple(order))


def balanced(one: int, two: int, games: Sequence[Played]) -> Pairing:
    """Who has sat first less often sits first."""

    def ahead(player: int) -> int:
        first = sum(g.one == player for g in games if g.two is not None)
        return first - sum(g.two == player for g in games)

    return (one, two) if ahead(one) <= ahead(two) else (two, one)


def next_round(system: str, players: Sequence[int], games: Sequence[Played], round: int) -> list[Pairing]:
    """The pairings of a round. In a round-robin, whoever has left is still met: the others get the points."""
    return round_robin(players, round) if system == "round_robin" else swiss(players, games, round)
