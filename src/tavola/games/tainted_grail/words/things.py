"""Words about what a Character holds, and its life: item, secret, die (D.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tavola.games.tainted_grail.character.items import ALL_OF_THEM
from tavola.games.tainted_grail.character.secrets import discard_secret, remove_secret
from tavola.games.tainted_grail.content.checks import Faults, Named, check_who, one_act
from tavola.games.tainted_grail.content.effect import Effect, word
from tavola.games.tainted_grail.content.selector import Who
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import Expr, ExprOrAll
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM, Filter
from tavola.games.tainted_grail.deeds.campaign import Die
from tavola.games.tainted_grail.deeds.character import DiscardItems, DrawItems, GainItem, GainSecret
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.selectors import heroes_meant
from tavola.games.tainted_grail.rules_text.conditions import all_items_text, filter_text, item_text
from tavola.games.tainted_grail.rules_text.effects import number, of_whom, spoken
from tavola.games.tainted_grail.rules_text.values import Voice
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.scope import is_for_one_of, seats_of
from tavola.kernel.flow import then
from tavola.kernel.text import Message, say


class ItemTurn(Strict):
    """Items drawn or discarded, of a sort where one is given, or one gained by name."""

    draw: Expr | None = None
    gain: str | None = None
    discard: ExprOrAll | None = None
    filter: Filter | None = None


@word
class ItemEffect(Effect, kw_only=True):
    """Items are drawn, gained by name or discarded; Secrets are never touched (TG-27.3)."""

    item: ItemTurn
    scoped = True

    def apply(self, g: Avalon, do: Word) -> None:
        body, seats = self.item, seats_of(g, do)
        if is_for_one_of(g, do, seats):
            return
        wanted = body.filter or ANY_ITEM
        if body.draw is not None:
            count = amount(g, body.draw, do.hero, do.source)
            then(g, *[DrawItems(seat, count, wanted) for seat in seats])
        elif body.gain is not None:
            then(g, *[GainItem(seat, body.gain) for seat in seats])
        elif body.discard is not None:
            count = ALL_OF_THEM if isinstance(body.discard, str) else amount(g, body.discard, do.hero, do.source)
            then(g, *[DiscardItems(seat, count, wanted) for seat in seats])

    def says(self, voice: Voice) -> Message:
        body, wanted = self.item, self.item.filter or ANY_ITEM
        if body.gain is not None:
            return spoken("rule-item-gain", self, voice, item=item_text(body.gain))
        act, n = ("draw", body.draw) if body.draw is not None else ("discard", body.discard)
        if n is None or isinstance(n, str):
            return spoken("rule-item-discard", self, voice, item=all_items_text(wanted))
        if n == 1:
            return spoken(f"rule-item-{act}", self, voice, item=filter_text(wanted))
        return spoken(f"rule-item-{act}-more", self, voice, n=number(n), item=filter_text(wanted))

    def faults(self) -> Faults:
        return one_act(self.item, "draw", "gain", "discard")

    def names(self) -> Named:
        if self.item.gain is not None:
            yield "items", self.item.gain

    def brings(self) -> Named:
        if self.item.gain is not None:
            yield "item", self.item.gain

    def moments(self) -> Iterable[str]:
        return ("gain",) if self.item.discard is None else ()

    def values(self) -> Iterator[Expr]:
        return (n for n in (self.item.draw, self.item.discard) if n is not None and not isinstance(n, str))


class SecretTurn(Strict):
    """A Secret by its number: who is meant gains it, it is discarded, or it is removed from the campaign."""

    gain: int | None = None
    remove: int | None = None
    discard: int | None = None


@word
class SecretEffect(Effect, kw_only=True):
    """Secrets come and go (TG-27)."""

    secret: SecretTurn

    def apply(self, g: Avalon, do: Word) -> None:
        body = self.secret
        if body.remove is not None:
            remove_secret(g, body.remove)
        elif body.discard is not None:
            discard_secret(g, body.discard, seats_of(g, do))
        elif body.gain is not None and not is_for_one_of(g, do, seats := seats_of(g, do)):
            then(g, *[GainSecret(seat, body.gain) for seat in seats])

    def says(self, voice: Voice) -> Message:
        body = self.secret
        if body.remove is not None:
            return say("rule-secret-remove", number=str(body.remove))
        if body.discard is not None:
            return say("rule-secret-discard", number=str(body.discard))
        return spoken("rule-secret-gain", self, voice, number=str(body.gain))

    def faults(self) -> Faults:
        return one_act(self.secret, "gain", "remove", "discard")

    def names(self) -> Named:
        body = self.secret
        return (("secrets", n) for n in (body.gain, body.remove, body.discard) if n is not None)

    def brings(self) -> Named:
        if self.secret.gain is not None:
            yield "secret", self.secret.gain

    @property
    def says_whom(self) -> bool:
        return self.who is not None or self.secret.gain is None


@word
class DieEffect(Effect, kw_only=True):
    """The death procedure (TG-29)."""

    die: Who

    def apply(self, g: Avalon, do: Word) -> None:
        for seat in heroes_meant(g, self.die, do.hero, do.source):
            then(g, Die(seat))

    def says(self, voice: Voice) -> Message:
        return of_whom("rule-die", self.die)

    def faults(self) -> Faults:
        return check_who(self.die)

    def brings(self) -> Named:
        yield "death", self.die
