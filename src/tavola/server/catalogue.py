"""What the table offers: facts of each game for the home page. Its words are the client's."""

import msgspec
from litestar import get


class GameCard(msgspec.Struct, frozen=True):
    """One game as the home page needs it; `world` names its look."""

    id: str
    world: str
    players: tuple[int, int]
    cooperative: bool
    solo: bool
    minutes: int | None
    playable: bool


GAMES = (
    GameCard("realm_of_sand", "sand", (1, 4), cooperative=False, solo=True, minutes=35, playable=False),
    GameCard("sangue_reale", "blood", (2, 2), cooperative=False, solo=False, minutes=30, playable=False),
    GameCard("tainted_grail", "grail", (1, 4), cooperative=True, solo=True, minutes=None, playable=False),
)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games of this table."""
    return list(GAMES)
