"""The games at the table, and what the rest of the program must know of each before its rules are loaded.

This is the one place where the facts of our own games stand. A guest game brings its own, see `tavola.library.guests`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of one game. Modules are named, not imported: they lie in layers above the rules."""

    id: str
    title: str  # its own name, the same in every language
    clauses: str  # "RS": the prefix of clause ids and refusal codes and, in small letters, of option keys
    seats: range  # how many may play
    cooperative: bool = False  # all win or lose together
    theme: str  # how the client looks
    minutes: int | None = None  # of a usual game
    default_pack: str
    # The words of a pack that anybody may be told beforehand, by how their names begin. What is not named is not told.
    public_words: tuple[str, ...]
    secret_words: tuple[str, ...] = ()  # the others, so that each name is on one list: pages of a story, things to come
    # Where it has bots of its own: `make(name, game_id)` in this module, by level.
    bots: Mapping[str, str] = {}
    ladder: tuple[str, ...] = (
        "random",
        "greedy",
        "apprentice",
        "companion",
        "master",
    )  # bots offered at a table, weakest first
    adviser: str = "companion"  # the bot whose hints are given, and who looks back at a game
    study: str = ""  # what the lab measures: `STUDY`
    training: str = ""  # how a net is learnt: `TRAINING`
    encoding: str = ""  # actions and observations as numbers
    journal: bool = False  # its packs are a Journal and a map, which can be drawn
    package: str = ""  # where the rules lie; `tavola.games.<id>` where nothing is said
    evaluation: str = ""  # how bots judge a position: a package with `value` and `rollout`
    point_value: float = 1.0  # what a point of the final score is worth in the bots' evaluation

    @property
    def rules(self) -> str:
        """The package of the rules: `GAME`, `open_box`, `lint`."""
        return self.package or f"tavola.games.{self.id}"

    @property
    def judgement(self) -> str:
        """The package in which bots look for `value` and `rollout`."""
        return self.evaluation or f"tavola.bots.{self.id}"

    @property
    def solo(self) -> bool:
        return 1 in self.seats

    @property
    def class_name(self) -> str:
        """`RealmOfSand`: the id as one word, for environments."""
        return "".join(word.capitalize() for word in self.id.split("_"))


SANGUE_REALE = GameInfo(
    id="sangue_reale",
    title="Sangue Reale",
    clauses="SR",
    seats=range(2, 3),  # exactly two (SR-1.1)
    theme="blood",
    minutes=30,
    default_pack="sangue_reale/altavena",
    # all lies open but plans and dice
    public_words=(
        "area-", "character-", "edge-", "era-", "estate-", "group-", "icon-", "last-", "overlay-", "pack-", "set-",
        "sheet-", "tag-", "unique-",
    ),
    bots={
        "tutor": "tavola.bots.sangue_reale.tutor",  # the rival of a first game: what it plans is known
        "newcomer": "tavola.bots.sangue_reale.people",
        "gambler": "tavola.bots.sangue_reale.people",
        "builder": "tavola.bots.sangue_reale.people",
        "steady": "tavola.bots.sangue_reale.people",
        "companion": "tavola.bots.sangue_reale.bot",
        "master": "tavola.bots.sangue_reale.bot",
        "grandmaster": "tavola.bots.sangue_reale.grandmaster",
    },
    ladder=(
        "newcomer", "apprentice", "gambler", "greedy", "builder", "steady", "companion", "master", "grandmaster",
    ),
    adviser="grandmaster",
    study="tavola.lab.sangue_reale.study",
    training="tavola.lab.sangue_reale.training",
    encoding="tavola.coding.sangue_reale",
)  # fmt: skip

REALM_OF_SAND = GameInfo(
    id="realm_of_sand",
    title="Realm of Sand",
    clauses="RS",
    seats=range(1, 5),  # RS-1.1
    theme="sand",
    minutes=35,
    default_pack="realm_of_sand/vetra",
    # the game has no secret but chance
    public_words=("board-", "card-", "element-", "ending-", "level-", "pack-", "power-", "rank-", "spirit-"),
    bots={
        "companion": "tavola.bots.realm_of_sand.kernel_plans",
        "master": "tavola.bots.realm_of_sand.kernel_plans",
        "search": "tavola.bots.realm_of_sand.kernel_search",
        "stacker": "tavola.bots.realm_of_sand.people",
        "dreamer": "tavola.bots.realm_of_sand.people",
        "neat": "tavola.bots.realm_of_sand.people",
        "gardener": "tavola.bots.realm_of_sand.people",
        "watcher": "tavola.bots.realm_of_sand.people",
    },
    ladder=(
        "dreamer", "apprentice", "stacker", "neat", "greedy", "gardener", "companion", "watcher", "master",
    ),
    study="tavola.lab.realm_of_sand.study",
    training="tavola.lab.realm_of_sand.training",
    encoding="tavola.coding.realm_of_sand",
)  # fmt: skip

TAINTED_GRAIL = GameInfo(
    id="tainted_grail",
    title="Tainted Grail",
    clauses="TG",
    seats=range(1, 5),
    cooperative=True,
    journal=True,
    theme="grail",
    default_pack="tainted_grail/avalon",
    public_words=("card-", "character-", "flaw-", "pack-", "skill-"),
    secret_words=(
        "campaign-", "chapter-", "condition-", "dream-", "encounter-", "ending-", "event-", "item-", "location-",
        "nightmare-", "secret-", "status-", "tag-", "task-", "verse-",
    ),
    bots={
        "greedy": "tavola.bots.tainted_grail.traveller",  # a plan counts for more than the next answer
        "companion": "tavola.bots.tainted_grail.bot",
        "master": "tavola.bots.tainted_grail.bot",
    },
    study="tavola.lab.tainted_grail.study",
    encoding="tavola.coding.tainted_grail",
    point_value=25.0,
)  # fmt: skip

GAMES: dict[str, GameInfo] = {info.id: info for info in (SANGUE_REALE, REALM_OF_SAND, TAINTED_GRAIL)}
