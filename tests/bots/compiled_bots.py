"""What every bot on the kernel of Realm of Sand is held to, whatever it thinks with."""

from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.games.realm_of_sand import GAME
from tavola.kernel.flow import take
from tavola.library import open_box


def opened(seats=2, options=None):
    return GAME.open_table(open_box("realm_of_sand"), seats, options, "kernel bots")


def asked(bot, g, luck="luck", heard=None):
    """What it answers to the first question that is open."""
    return bot.choose(seat_access(GAME, g, g.open[0], BotRng.of(luck), *([] if heard is None else [heard])))


def without_numba(monkeypatch, compiled):
    monkeypatch.setattr("tavola.kernels.readying.can_compile", lambda: False)
    monkeypatch.setattr(compiled, "_made", None)


def answers_as(ours, plain):
    """For three questions; and thinks no more than the plain one does."""
    g = opened()
    ours.prepare()
    for _ in range(3):
        key = asked(ours, g)
        assert key == asked(plain, g)
        take(g, g.open[0], key)
    assert sum(head.imagined for head in ours.thinkers()) == plain.imagined > 0


def answers_until_compiled_as(monkeypatch, compiled, name, plain):
    waited = []
    monkeypatch.setattr(compiled, "now", lambda: waited.append("now"))
    g = opened()
    assert asked(find_bot(name, "realm_of_sand"), g) == asked(plain, g)
    assert waited == ["now"]


def answers_all_that_is_asked(one, other, seats, options):
    """Legally, alike for the same luck, and without the plain bot. Gives back how far it said that it was."""
    g = opened(seats, GAME.options(**options))
    one.prepare()
    prompts, heard = set(), []
    for nth in range(150):
        if not g.open:
            break
        decision = g.open[0]
        prompts.add(decision.prompt)
        key = asked(one, g, f"luck {nth}", heard.append)
        assert key in decision.legal()
        if nth % 5 == 0:
            assert key == asked(other, g, f"luck {nth}")
        take(g, decision, key)
        g.events.clear()
    assert {"turn", "after", "refill"} <= prompts
    assert one.imagined > 1000
    assert not one.plain.imagined
    return heard


def leaves_to_the_plain_bot(ours):
    g = opened()
    assert asked(ours, g) in g.open[0].legal()
    assert not ours.imagined
