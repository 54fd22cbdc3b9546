"""Sangue Reale read a second time, from the rulebook alone: one Era, played and counted with pencil and paper."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from tavola import games
from tavola.library.finding import box_of
from tavola.referee.sangue_reale.choosing import Chooser
from tavola.referee.sangue_reale.made_up import made_up
from tavola.referee.sangue_reale.next_era import play_alone, play_campaign
from tavola.referee.sangue_reale.printed import Pack, shipped
from tavola.referee.sangue_reale.rulings import random_options
from tavola.referee.sangue_reale.table import Table
from tavola.referee.sangue_reale.watching import Parted, Watch
from tavola.referee.verdict import Verdict

GAME = "sangue_reale"
MADE_UP = 0.2  # so many tables play a pack of the referee's own
PACKS = 12  # of those


def watch(seed: str, seats: int) -> Verdict:
    """One random table: an Era with any sheet (now and then the four of a campaign), random rulings, random answers."""
    rules: Any = games.find(GAME)
    random = Random(seed)
    pack = random_pack(random, games.info(GAME).default_pack)
    options = random_options(random, pack)
    box = box_of(GAME, pack.source)
    g = rules.GAME.open_table(box, seats, msgspec.convert(options, rules.GAME.options), seed)
    verdict = Verdict(games=1)
    table = Table(Watch(rules.GAME, g, seed, verdict, Chooser(random)), pack, options)
    table.watch.table = table
    try:
        play_campaign(table) if options["length"] == "campaign" else play_alone(table)
    except Parted:
        pass  # the difference is in the verdict
    return verdict


def random_pack(random: Random, shipped_pack: str) -> Pack:
    """Mostly the shipped pack as it is."""
    return made_up(shipped_pack, random.randrange(PACKS)) if random.random() < MADE_UP else shipped(shipped_pack)
