### Names and endings that the whole table shares.

key-magic = Magic
key-free = Free

die-skull = Skull
die-grail = Grail
die-north = north
die-east = east
die-south = south
die-west = west
die-nothing = blank
die-discard = discard

journal-book = the Book of Secrets
journal-dream = Dream at { $place }
journal-nightmare = Nightmare at { $place }
menhir-way = { $name } ({ $price })
board-letter = Board { $letter }
option-journal-paid = { $choice } ({ $price })

ending-day-limit = The days agreed for this table are over. The story waits.
ending-session-over = Enough for tonight. The story waits.
ending-death = Nobody is left to carry the light.
ending-chapter-finished = The Chapter is told to its end.
ending-encounter-won = The Encounter is won.
ending-encounter-lost = The Encounter is not won.
ending-win = You have done what you set out to do.
ending-fail = Avalon is lost.
