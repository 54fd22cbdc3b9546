"""What the table must know of Lanterns before its rules are loaded."""

from tavola.games import GameInfo

INFO = GameInfo(
    id="lanterns",
    title="Lanterns",
    clauses="LA",
    seats=range(2, 5),
    theme="hall",
    minutes=5,
    default_pack="lanterns/quay",
    public_words=("colour-", "pack-"),
    package="lanterns",
    evaluation="lanterns",
    encoding="lanterns.encoding",
)
