### Realm of Sand: the words of the game, whatever the pack.

## Pieces

piece-square = { $element } square
piece-disc = { $element } disc
piece-any-square =
    { $letter ->
        [E] an { $element } square
        [O] an { $element } square
       *[any] a { $element } square
    }
piece-any-disc =
    { $letter ->
        [E] an { $element } disc
        [O] an { $element } disc
       *[any] a { $element } disc
    }
piece-there = { $piece } on { $cell }
piece-lack = { $n } { $element } ({ $cells })
cell = { $cell }
element-laid = { $element } on { $cell }
# A tile is called by its elements from end to end; a corner has it in the middle.
tile-straight = the straight { $one }-{ $two }-{ $three }
tile-corner = the corner { $one }-{ $two }-{ $three }

## Questions

prompt-turn = Your turn, { $player }. Place a tile or summon spirits.
prompt-after = Main action done. Anything else, { $player }, or does the turn end?
prompt-short =
    { $count ->
        [one] One { $element } square is left: where does it go?
       *[other] { $count } { $element } squares are left: where do they go?
    }
prompt-refill = { $player }, which of the tiles next to the Queen do you take?
prompt-aside = { $player }, which tile do you lay aside as a round marker?
prompt-summon = Summoning, disc { $step } of { $limit } at most: which do you place or move?
prompt-embedding = { $player }, with which pieces do you complete the card?
prompt-unlock = { $player }, which dark cell do you open?
prompt-deck = { $player }, into which deck do you look?
prompt-keep = Before you lie { $cards }. Which do you keep face down, and in which order do the others go underneath?
prompt-exchange = { $player }, which disc do you exchange, and for which?
prompt-carry = { $player }, which square do you carry, and where?
prompt-swap = { $player }, which tile of yours do you swap, and for which of the circle?
prompt-start = { $player }, who starts?
prompt-board = { $player }, which board do you take?
prompt-side = { $player }, your board is { $board }: which side do you use?
prompt-side-power = { $player }, your board is { $board }: which side do you use? The advanced one has the power { $power }.
prompt-extra = { $player }, with which extra disc do you start?

## Choices

option-complete = Complete { $card }
option-power = Use the crystal: { $power }
option-place = Lay { $pieces }
option-summon = Summon spirits
option-summon-all =
    { $crystal ->
        [kept] Summon all your spirits
       *[spent] Summon all your spirits, spending the crystal
    }
option-end = End the turn
option-done = That is enough
option-short = Choose { $cells }
option-take = Take { $tile }
option-aside = Lay { $tile } aside
option-disc = Place the { $disc } on { $cell }
option-move = Move the { $piece } from { $start } to { $end }
option-on = Use the pieces on { $cells }
option-open = Open { $cell }
option-deck =
    { $count ->
        [one] Deck of level { $level } (one card)
       *[other] Deck of level { $level } ({ $count } cards)
    }
option-keep =
    { $count ->
        [0] Keep { $card }
        [one] Keep { $card }; { $others } goes under the deck
       *[other] Keep { $card }; under the deck, in this order, { $others }
    }
option-exchange-front = Give the { $mine } before you and take { $theirs }
option-exchange-board = Give the { $mine } on { $cell } and put { $theirs } there
option-carry = Carry the { $piece } from { $start } to { $end }
option-swap = Give { $mine } and take { $theirs }
option-start = { $player } starts
option-board = { $board }
option-side-basic = Basic side
option-side-advanced = Advanced side, with the crystal
option-extra = { $disc }

## Previews

preview-completes =
    { $count ->
        [one] Lets you complete { $cards }.
       *[other] Lets you complete { $count } cards: { $cards }.
    }
preview-covers =
    { $count ->
        [one] Overwrites one piece: { $pieces }.
       *[other] Overwrites { $count } pieces: { $pieces }.
    }

## Events

event-starting-player-named = { $player } starts.
event-board-taken-basic = { $player } uses the basic side of the board.
event-board-taken-advanced = { $player } opens { $board }, advanced side.
event-extra-disc-taken = Before { $player } there already sits { $spirit }.
event-table-set = The table is ready, the Queen is up. The first move is { $player }'s.
event-turn-started = Round { $round }: { $player } to move.
event-round-ended = End of round { $round }.
event-display-refilled =
    { $count ->
        [one] The display gains { $cards }.
       *[other] The display gains { $cards }.
    }
event-tile-placed = { $player } lays { $tile } on { $cells }.
event-pieces-removed =
    { $count ->
        [one] There was { $pieces } underneath: it leaves without a sound.
       *[other] There were { $pieces } underneath: they leave without a sound.
    }
event-squares-placed = Now on the board of { $player }: { $pieces }.
event-colour-short =
    { $count ->
        [one] The wind has used up the { $element }: { $cells } stays empty.
       *[other] The wind has used up the { $element }: { $cells } stay empty.
    }
event-tile-returned = To the end of the circle goes { $tile }.
event-tile-laid-aside = Gone cold, { $tile } marks round { $markers }.
event-tile-taken = { $player } takes { $tile }.
event-tile-taken-passing = { $player } takes { $tile }; the Queen passes { $passed } by.
event-summon-begun =
    { $limit ->
        [one] { $player } summons: one disc.
       *[other] { $player } summons: up to { $limit } discs.
    }
event-disc-placed = { $player } places the { $disc } on { $cell }.
event-disc-moved = { $player } moves the { $disc } from { $start } to { $end }.
event-pieces-paid = { $player } pays { $pieces }.
event-card-completed =
    { $player } puts { $card } back up ({ $cells }): { $stars ->
        [one] one star
       *[other] { $stars } stars
    }, { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.
event-disc-bonus =
    { $count ->
        [one] A spirit joins { $player }: { $spirits }.
       *[other] Spirits join { $player }: { $spirits }.
    }
event-disc-bonus-missing = { $player } expected { $missing }, but the seat stays empty: the reserve has run out.
event-disc-bonus-partly-missing =
    { $count ->
        [one] A spirit joins { $player }: { $spirits }; the seat that waited for { $missing } stays empty: the reserve has run out.
       *[other] Spirits join { $player }: { $spirits }; the seat that waited for { $missing } stays empty: the reserve has run out.
    }
event-level-changed = The board of { $player } widens: level { $level }, { $name }.
event-dark-cell-opened = { $player } opens the dark cell { $cell }.
event-crystal-charged = The crystal of { $player } takes colour: it is charged.
event-crystal-used = { $player } spends the crystal: { $power }.
event-cards-looked-at =
    { $count ->
        [one] You look at one card of level { $level }: { $cards }.
       *[other] You look at { $count } cards of level { $level }: { $cards }.
    }
event-cards-looked-at-by-another =
    { $count ->
        [one] { $player } looks at one card of level { $level }.
       *[other] { $player } looks at { $count } cards of level { $level }.
    }
event-card-kept = You keep { $card } face down, a card of level { $level }.
event-card-kept-by-another = { $player } keeps a card of level { $level } face down.
event-disc-exchanged = { $player } gives the reserve { $given } and takes { $taken }.
event-disc-exchanged-on-board = { $player } gives the reserve the { $given } on { $cell } and puts { $taken } in its place.
event-square-carried = { $player } carries the { $piece } from { $start } to { $end }.
event-tiles-swapped = { $player } gives { $given } to the circle and takes { $taken } from it.
event-end-triggered = { $player } has { $hourglasses } hourglasses. Finish the round, then count the stars.
event-game-ended =
    { $ending ->
        [last_round] The last round is over.
        [cards_exhausted] There is nothing left to put back up.
       *[hourglasses] The glasses are empty.
    } { $winner } has given the city back { $stars ->
        [one] one star
       *[other] { $stars } stars
    } of memory; tonight the wind will have something to read.
event-game-ended-on-pieces = Stars level at { $stars }: the fuller board decides, then whoever played later. { $winner } wins.
event-game-ended-alone =
    The tiles have gone cold. The Queen counts { $stars ->
        [one] one star
       *[other] { $stars } stars
    } and calls you { $rank }.

## How it ends

ending-hourglasses = Somebody has hourglasses enough: the game is over.
ending-last-round = The last round is over.
ending-cards-exhausted = There are no more buildings to put back up.

## Refusals

refusal-rs-e-not-your-turn = It is not your turn.
refusal-rs-e-main-done = You have already done your main action.
refusal-rs-e-main-required = You must do a main action before ending the turn.
refusal-rs-e-timing = Finish what you are doing first.
refusal-rs-e-tile-not-active = That tile is not in your active area.
refusal-rs-e-off-board = There is no cell of your board there.
refusal-rs-e-same-look = Turned like this the tile looks the same: the answer is { $key }.
refusal-rs-e-dark-level =
    { $level ->
        [0] At level 0 no dark cell may be used; this would use { $n }.
        [one] Level 1 allows one dark cell; this would use { $n }.
       *[other] Level { $level } allows { $level } dark cells; this would use { $n }.
    }
refusal-rs-e-dark-shut = That dark cell is not open yet.
refusal-rs-e-choose-short =
    { $n ->
        [one] Only one { $colour } square is left: first choose where it goes.
       *[other] Only { $n } { $colour } squares are left: first choose where they go.
    }
refusal-rs-e-short-alloc = The choice of cells does not fit the squares left.
refusal-rs-e-refill-range = Choose one of the first two tiles from the start.
refusal-rs-e-summon-empty = Place or move at least one disc.
refusal-rs-e-summon-limit = In one summon you may place or move at most three discs.
refusal-rs-e-no-disc = You have no { $type } disc in front of you.
refusal-rs-e-not-a-disc = There is no disc on that cell that you may use.
refusal-rs-e-disc-twice = That disc has already been placed or moved in this summon.
refusal-rs-e-same-cell = Origin and destination are the same cell.
refusal-rs-e-card-not-available = That card is not available to you.
refusal-rs-e-pattern-mismatch =
    { $card }: { $count ->
        [0] its figure finds no room on the cells that you may use.
       *[other] { $lacks } missing.
    }
refusal-rs-e-pattern-shape = Those cells do not form the card's shape.
refusal-rs-e-base-mode = Special powers need the advanced side of the board.
refusal-rs-e-crystal-empty = Your crystal is not charged.
refusal-rs-e-crystal-fresh = A crystal charged in this round cannot be used yet.
refusal-rs-e-with-summon = This power is declared when you begin to summon.
refusal-rs-e-deck-empty = There are not enough cards in that deck.
refusal-rs-e-purple-type = The extra disc must be yellow or blue.
refusal-rs-e-reserve-empty = No { $type } disc is left in the reserve.
refusal-rs-e-same-type = Choose a different type.
refusal-rs-e-nothing-to-exchange = You have no disc to exchange, or the reserve has none of another type.
refusal-rs-e-not-a-square = There is no square on that cell.
refusal-rs-e-cell-occupied = The destination must be empty.
refusal-rs-e-nothing-to-carry = No square can go to a free cell.
refusal-rs-e-level-max = Your level is already at the end of the track.
refusal-rs-e-swap-count = Exchange one tile for one, or two for two.
refusal-rs-e-solo-discard = Choose a tile of your active area as a round marker.
refusal-rs-e-game-over = The game is over.

## The table in words

view-round = Round { $round }. { $player } to move.
view-round-of = Round { $round } of { $last }. { $player } to move.
view-over = The game ended in round { $round }.
view-legend = Squares by letter, discs in brackets: { $elements }. Cells: ▒ dark, ░ dark but open, * with a crystal.
view-level =
    { $deck ->
        [0] Level { $level } (the deck has run out)
        [one] Level { $level } (one card in the deck)
       *[other] Level { $level } ({ $deck } cards in the deck)
    }
view-circle = Circle, clockwise from the Queen. Within reach: { $first }. Then: { $rest }.
view-supply = Squares in the supply: { $squares }. Discs in the reserve: { $discs }.
view-aside =
    { $count ->
        [one] Tile laid aside: { $tiles }.
       *[other] Tiles laid aside ({ $count }): { $tiles }.
    }
view-offer = Boards to choose from: { $boards }.
view-no-board = { $player } has not chosen a board yet.
view-unturned-board = { $player }: { $board }, its side not yet chosen.
view-own-board = { $player } (you), { $board }
view-board = { $player }, { $board }
view-score = Stars { $stars }, hourglasses { $hourglasses }, level { $level } of { $highest } (dark cells in use: { $dark }), discs in front: { $front }, levels of kept cards: { $kept }.
view-crystal-clear = Crystal clear. Power: { $power }.
view-crystal-fresh = Crystal charged in this round, usable from the next. Power: { $power }.
view-crystal-ready = Crystal charged. Power: { $power }.
view-completed = Completed: { $cards }.
view-kept = Your kept cards:
view-looked-at = The cards that you are looking at:
view-remembered = Under the deck of level { $level } you put, from top to bottom: { $cards }.
