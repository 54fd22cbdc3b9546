"""Terminal play: asks whoever must decide, lets bots answer, tells what happens. Plain lines in, plain lines out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.cli.tablefile import write_table
from tavola.content.table_messages import how_it_ended, seat_name, why_refused
from tavola.kernel.decision import ANY, Decision, Refused, Seat
from tavola.kernel.event import Event, all_seen_by
from tavola.kernel.game import owed
from tavola.kernel.match import Match
from tavola.kernel.text import Message, Words
from tavola.kernel.view import detail

PAGE = 24  # answers listed at once; more are found by typing a part of their words
COMMANDS = ("table", "preview", "undo", "save", "quit", "help")


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """One game at one keyboard. What is typed comes from `read`, what is said goes to `write`."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[Seat, Bot],
        words: Words,
        file: Path | None = None,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.match, self.bots, self.words, self.file = match, bots, words, file
        self.read, self.write = read, write
        self.lucks = {seat: BotRng.of(f"{match.seed}/bot/{seat}") for seat in bots}
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.say("play-sealed", commitment=self.match.commitment)
        self.say("play-how")
        self.tell(self.match.opening)
        if len(self.people) == 1:  # later only on request: a whole table read aloud every turn would be tiring
            self.show_table()
        try:
            while self.match.g.open:
                self.one_answer()
        except (Left, EOFError, KeyboardInterrupt):
            self.say("play-left")
            return
        self.end()

    def end(self) -> None:
        self.show_table()
        outcome = self.match.game.outcome(self.match.g)
        names = [self.name(seat) for seat in range(self.match.seats)]
        together = self.match.game.cooperative
        for message in how_it_ended(outcome, names, together) if outcome else []:
            self.write(self.words.say(message))
        self.say("play-seed", seed=self.match.seed)

    # -- who answers

    def one_answer(self) -> None:
        """People first: what they hold in secret no bot can see, and where anybody may act they may let others."""
        g = self.match.g
        waiting = owed(g)
        for decision in waiting:
            if decision.seat in self.people:
                key = self.ask(decision, may_pass=g.mode == ANY and len(waiting) > 1)
                if key is not None:
                    self.answer(decision, key)
                if key is not None or self.match.g is not g:
                    return
        for decision in waiting:
            if decision.seat in self.bots:
                bot = self.bots[decision.seat]
                key = bot.choose(seat_access(self.match.game, g, decision, self.lucks[decision.seat]))
                self.answer(decision, key)
                return

    def answer(self, decision: Decision, key: str) -> None:
        label = self.match.game.label(self.match.g, decision, key)
        secret = len(self.match.g.open) > 1 and self.match.g.mode != ANY
        events = self.match.answer(decision.seat, key, decision.id)
        if decision.seat in self.bots:
            if secret:
                self.say("play-chose-secretly", seat=self.name(decision.seat))
            else:
                self.say("play-chose", seat=self.name(decision.seat), label=label)
        self.tell(events)
        if self.file is not None:
            write_table(self.file, self.match)

    # -- what is asked

    def ask(self, decision: Decision, *, may_pass: bool) -> str | None:
        """The key of the person's answer, or None where somebody else is to decide or the table went back."""
        self.hand_over(decision.seat)
        g, game = self.match.g, self.match.game
        keys = decision.legal()
        labels = [self.words.say(game.label(g, decision, key)) for key in keys]
        self.write(self.words.say(game.prompt(g, decision)))
        self.list_answers(labels, may_pass)
        while True:
            typed = self.read(self.words("play-prompt") + " ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(keys):
                return keys[int(typed) - 1]
            if typed == "0" and may_pass:
                return None
            self.obey(typed, decision, labels)
            if self.match.g is not g:
                return None

    def hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, nobody sees the next one's hand."""
        if seat != self.at_keyboard:
            self.at_keyboard = seat
            self.read(self.words("play-hand-over", seat=self.name(seat)) + " ")
            self.show_table()

    def list_answers(self, labels: list[str], may_pass: bool) -> None:
        for number, label in enumerate(labels[:PAGE], start=1):
            self.write(f"{number}. {label}")
        if len(labels) > PAGE:
            self.say("play-more", count=len(labels) - PAGE, last=len(labels))
        if may_pass:
            self.write(f"0. {self.words('play-let-others')}")

    # -- what else may be typed

    def obey(self, typed: str, decision: Decision, labels: list[str]) -> None:
        word, _, rest = typed.partition(" ")
        command = self.command(word)
        if command == "help":
            self.help()
        elif command == "table":
            self.show_table()
        elif command == "preview":
            self.preview(decision, rest)
        elif command == "undo":
            self.undo(decision.seat)
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            raise Left
        else:
            self.find(typed, labels)

    def command(self, word: str) -> str:
        """A command by its name in this language or in English, or by the sign it has everywhere."""
        if word in ("?", ""):
            return "help"
        for name in COMMANDS:
            if word.lower() in (name, self.words(f"play-command-{name}")):
                return name
        return ""

    def help(self) -> None:
        self.say("play-help-answer")
        for name in COMMANDS:
            self.write(f"{self.words(f'play-command-{name}')}: {self.words(f'play-help-{name}')}")

    def find(self, typed: str, labels: list[str]) -> None:
        """Only the answers whose words hold what was typed."""
        found = [number for number, label in enumerate(labels) if typed.lower() in label.lower()]
        if not found:
            self.say("play-not-understood", typed=typed)
        for number in found:
            self.write(f"{number + 1}. {labels[number]}")

    def preview(self, decision: Decision, number: str) -> None:
        """What each answer, or the one of this number, would bring; then what cannot be done and why."""
        game, g, keys = self.match.game, self.match.g, decision.legal()
        wanted = (
            [int(number) - 1] if number.isdigit() and 1 <= int(number) <= len(keys) else range(min(len(keys), PAGE))
        )
        for nth in wanted:
            shown = detail(game, g, decision, keys[nth])
            self.write(f"{nth + 1}. {self.words.say(shown.label)}")
            for message in shown.preview:
                self.write(f"   {self.words.say(message)}")
        for refusal in game.refused(g, decision):
            self.say("play-refused", reason=why_refused(refusal))

    def undo(self, seat: Seat) -> None:
        """Back to before the seat's last answer; past a barrier only if everybody at the table agrees."""
        own = [nth for nth, answer in enumerate(self.match.answers) if answer.seat == seat]
        to = own[-1] if own else len(self.match.answers)
        try:
            self.match.undo(seat, to)
        except Refused as refused:
            self.write(self.words.say(why_refused(refused.refusal)))
            if not own or not self.agreed():
                return
            self.match.rewind(to)
        self.say("play-undone")

    def agreed(self) -> bool:
        answer = self.read(self.words("play-agree") + " ").strip().lower()
        return answer[:1] in (self.words("play-yes")[:1], "y")

    def save(self, name: str) -> None:
        file = Path(name) if name else self.file
        if file is None:
            self.say("play-save-where")
            return
        write_table(file, self.match)
        self.file = file
        self.say("play-saved", file=str(file))

    # -- what is told

    def tell(self, events: list[Event]) -> None:
        """With one person, what that person sees; with several at one keyboard, what anybody may see."""
        viewer = self.people[0] if len(self.people) == 1 else None
        for event in all_seen_by(events, viewer) if self.people else events:
            self.write(self.words.say(self.match.game.tell(self.match.g, event)))

    def show_table(self) -> None:
        view = self.match.game.view(self.match.g, self.at_keyboard)
        self.write(self.match.game.describe(view, self.words))

    def name(self, seat: Seat) -> Message:
        return seat_name(seat, "bot" if seat in self.bots else "player")

    def say(self, id: str, **args: Any) -> None:
        self.write(self.words(id, **args))
