"""Two small games that the kernel's own tests and the contract suite are tried on."""

from tests.contract.table import Table
from tests.toys.ambush_game import AMBUSH, AMBUSH_WORDS
from tests.toys.auction import AUCTION, AUCTION_WORDS

from tavola.kernel.state import Box

TOYS = [
    Table("auction", AUCTION, Box(), 3, None, AUCTION_WORDS, longest=40),
    Table("ambush", AMBUSH, Box(), 2, None, AMBUSH_WORDS, longest=200),
]
