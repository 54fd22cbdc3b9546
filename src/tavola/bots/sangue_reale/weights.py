"""What the duelist believes, in numbers: how dice come, how rivals meet, what things are worth.

`tavola.lab.sangue_reale.fitting` looks for better ones in games of duelists against each other.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Those that were set by hand; the companion plays by them."""

    rate: float = 0.36  # dice of one value that a player gets in a round
    luck: float = 1.5  # how sharply it shows whether dice will suffice
    pair: float = 3.5  # dice that a pair row costs: two of a kind seldom come together
    contest: float = 0.55  # how much a rival's chance takes off one's own
    denial: float = 0.4  # what it is worth to take what a rival was about to take
    merged: float = 0.45  # a land whose territory has several boxes
    doubt: float = 0.04  # each number still missing is so much more doubtful than its line
    second: float = 0.6  # a land's second missing number of one value, in parts of the first
    modifier: float = 1.6  # a modifier, in average good dice
    powers: float = 1.0  # what Unique Supporters are worth, in parts of what is printed about them
    fog: float = 1.6  # how fast the end grows clear as rounds go by
    hurry: float = 2.0  # how much more than its luck a lost round costs who is behind
    waste: float = 0.0  # what a cancelled round costs who could have used it better, in parts of the best action
    wavering: float = 0.12  # how softly the other is taken to choose, in parts of his best action
    wishes: float = 4.0  # rounds of Chronology that the other's wishes weigh as much as


USUAL = Weights()
# Fitted to 3,600 games and rounded: they won 55.5 % of 800 fresh games against the usual ones (52.1 to 58.9).
# The waste came after: it changes nothing against who plans freely (50.1 % of 400), and much against a constant plan.
FITTED = Weights(
    rate=0.28, luck=1.05, contest=0.4, denial=0.43, second=0.55, modifier=1.15, fog=1.35, wishes=4.6, waste=0.4
)
