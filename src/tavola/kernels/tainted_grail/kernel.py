"""One fight laid out for its kernel: from the rules' state to words, from actions to the rules' answers."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.character.choices import DiscardItemChoice
from tavola.games.tainted_grail.costs.choices import (
    DeclineAbilityChoice,
    FlipItemChoice,
    PayCardChoice,
    UseAbilityChoice,
)
from tavola.games.tainted_grail.effects.choices import EffectChoice
from tavola.games.tainted_grail.encounter import choices
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.choose import ChooseEffect
from tavola.kernel.decision import Seat
from tavola.kernels.laid import Words
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail.laying import FightTables
from tavola.kernels.tainted_grail.stack import PLAY_ENCOUNTER
from tavola.kernels.tainted_grail.writing import write

PLAIN: dict[int, Any] = {
    w.KEEP_HAND: choices.KeepHandChoice, w.NEW_HAND: choices.MulliganChoice, w.GO_ON: choices.GoOnChoice,
    w.STOP: choices.StopChoice, w.FLEE: choices.FleeChoice, w.TURN_CARD: choices.TurnCardChoice,
    w.DECLINE: DeclineAbilityChoice,
}  # fmt: skip
OF_CARDS: dict[int, Any] = {
    w.DISCARD_IT: choices.DiscardChoice, w.KEEP_IT: choices.KeepChoice, w.PAY_IT: PayCardChoice
}  # fmt: skip
OF_THINGS: dict[int, Any] = {w.FLIP_IT: FlipItemChoice, w.GIVE_IT: DiscardItemChoice}


class LaidFight:
    """An Encounter of one Character alone. `Unclaimed` says why one cannot be laid out."""

    word_bits = 64

    def __init__(self, g: Avalon, seat: Seat) -> None:
        self.names = FightTables(g, seat)
        self.seat = seat
        self.acts = {number: mark for mark, number in self.names.marks.items()}
        self.choices = {
            self.names.where[id(effect), source]: (effect, source)
            for effect in self.names.meant
            if isinstance(effect, ChooseEffect)
            for source in self.names.sources
            if (id(effect), source) in self.names.where
        }
        self.start(self.words_of(g))

    @property
    def tables(self) -> Words:
        return self.names.t

    def words_of(self, g: Avalon) -> Words:
        """The state of this fight at any question that is put in it."""
        return write(self.names, g)

    def start(self, s: Words) -> None:
        """Fights of their own begin from here (`machine.begin`): no hand is drawn yet, all cards are in the deck."""
        from_the_start = s[:]
        cards = len(self.names.cards)
        for row, count in ((w.HAND, w.HAND_COUNT), (w.DISCARD, w.DISCARD_COUNT), (w.SEQUENCE, w.SEQUENCE_COUNT)):
            from_the_start[row : row + w.MOST_CARDS] = [0] * w.MOST_CARDS
            from_the_start[count] = 0
        from_the_start[w.DECK : w.DECK + cards] = list(range(cards))
        from_the_start[w.DECK_COUNT] = cards
        for first, last in ((w.PROMPT, w.BY + 1), (w.STACK, w.STATE), (w.TIME, w.THING)):
            from_the_start[first:last] = [0] * (last - first)
        from_the_start[w.DEPTH] = 1
        from_the_start[w.STACK] = PLAY_ENCOUNTER
        self.names.t[w.BEGINNING] = self.names.put(*from_the_start)

    def key_of(self, s: Any, action: int) -> str:
        """An answer as the rules know it; `s` is the state in which it is given."""
        verb, what = divmod(action, w.VERB)
        names = self.names
        if verb in PLAIN:
            return str(PLAIN[verb]().key)
        if verb == w.PLAY_IT:
            card, rows = names.cards[what % w.MASK_AT], what // w.MASK_AT
            meant = tuple(row for row in range(w.EDGE_ROWS - 1, -1, -1) if rows >> row & 1)
            return choices.PlayChoice(card, meant).key
        if verb == w.USE_ACT:
            by_charges = names.abilities[what][w.PAYS_CHARGES] > 0
            kind = choices.ChargeChoice if by_charges else choices.UseInEncounterChoice
            return kind(self.acts[what]).key
        if verb == w.USE_IT:
            return UseAbilityChoice(self.acts[int(s[w.ABOUT])]).key
        if verb in OF_CARDS:
            return str(OF_CARDS[verb](names.cards[what]).key)
        if verb in OF_THINGS:
            return str(OF_THINGS[verb](names.held[what].id).key)
        if verb == w.OPTION:
            effect, source = self.choices[int(s[w.ABOUT])]
            return EffectChoice(source, effect.choose.options[what].key).key
        assert verb == w.APPROACH_BY
        return choices.ApproachChoice(self.approaches(int(s[w.STAGE]))[what - 1]).key

    def approaches(self, stage: int) -> list[str]:
        return [way.key for way in self.names.entry.stages[stage].approaches]
