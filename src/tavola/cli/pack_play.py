"""`tavola pack play`: one Location's Journal walked in the terminal from a state that a writer names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from tavola.cli.failure import CommandFailed
from tavola.cli.pack_graph import LANGUAGE, LOCATION, PACK, open_journal
from tavola.kernel.chance import seed_number
from tavola.kernel.event import take_events
from tavola.kernel.flow import take
from tavola.kernel.text import Words


def command(
    pack: str = PACK,
    location: str = LOCATION,
    with_: str = typer.Option("", "--with", help="Who explores, joined by commas.", show_default="the first Character"),
    status: list[str] = typer.Option([], "--status", help="A Status that is marked: key or key#2. As often as needed."),
    secret: list[int] = typer.Option([], "--secret", help="A Secret that the first one holds. As often as needed."),
    item: list[str] = typer.Option([], "--item", help="An Item that the first one holds. As often as needed."),
    chapter: str = typer.Option("", "--chapter", help="The Chapter.", show_default="the first"),
    seed: str = typer.Option("journal", "--seed", help="Any text; the same seed rolls the same dice."),
    language: str = LANGUAGE,
) -> None:
    """Walk through the Journal of a Location as players would, from a state of your choice.

    The verses are told and the choices asked, with their conditions, costs, tests, rewards and Encounters.
    Type a number to answer, q to leave.
    """
    source, box, words = open_journal(pack, language)
    from tavola.games.tainted_grail.authoring.walk import begin_walk

    names = [name.strip() for name in with_.split(",") if name.strip()]
    try:
        g = begin_walk(box, location, names, status, secret, item, chapter, seed_number(seed))
    except LookupError as error:
        raise CommandFailed(f"{source.id}: {error.args[0]}") from error
    Walk(g, words).go()


class Walk:
    """What is typed comes from `read`, what is said goes to `write`."""

    def __init__(
        self, g: Any, words: Words, read: Callable[[str], str] = input, write: Callable[[str], None] = print
    ) -> None:
        from tavola.games.tainted_grail import GAME

        self.g, self.words, self.game, self.read, self.write = g, words, GAME, read, write

    def go(self) -> None:
        """Until the Exploration is over or the writer leaves."""
        self.tell()
        while self.g.open:
            decision = self.g.open[0]
            keys = decision.legal()
            self.write(self.words.say(self.game.prompt(self.g, decision)))
            for number, key in enumerate(keys, start=1):
                self.write(f"{number}. {self.words.say(self.game.label(self.g, decision, key))}")
            for refusal in self.game.refused(self.g, decision):
                self.write(f"-  {refusal.key}: {self.words.say(refusal.message())}")
            answer = self.ask(len(keys))
            if answer is None:
                return
            take(self.g, decision, keys[answer - 1])
            self.tell()
        self.show()

    def ask(self, most: int) -> int | None:
        while True:
            try:
                typed = self.read("> ").strip()
            except EOFError:
                return None
            if typed == "q":
                return None
            if typed.isdigit() and 1 <= int(typed) <= most:
                return int(typed)
            self.write(f"a number from 1 to {most}, or q")

    def tell(self) -> None:
        for event in take_events(self.g):
            self.write(self.words.say(self.game.tell(self.g, event)))

    def show(self) -> None:
        """What has changed hands: for a writer, so in the words of the pack's files."""
        for hero in self.g.heroes:
            held = ", ".join(held.id for held in (*hero.items, *hero.secrets)) or "nothing"
            stock = ", ".join(f"{kind} {n}" for kind, n in hero.resources.items())
            tracks = f"energy {hero.energy}, health {hero.health}, terror {hero.terror}"
            self.write(f"{hero.character}: {tracks}; {stock}; holds {held}")
        marks = [f"{key}#{part}" if part else key for key, parts in self.g.statuses.items() for part in parts]
        self.write(f"statuses: {', '.join(marks) or 'none'}")
