# Realm of Sand: the words of the board.

sand-rivals = The others
sand-circle = Rune circle
sand-circle-all =
    { $count ->
        [one] The whole circle: one tile
       *[other] The whole circle: { $count } tiles
    }
sand-reach = within reach
sand-cards = Plans
sand-deck = deck { $count }
sand-deck-name =
    { $count ->
        [0] Level { $level }, the deck is empty
        [one] Level { $level }, one card in the deck
       *[other] Level { $level }, { $count } cards in the deck
    }
sand-card =
    { $name }, level { $level }. Figure { $pattern }. { $stars ->
        [0] No stars
        [one] One star
       *[other] { $stars } stars
    }, { $hourglasses ->
        [0] no hourglasses
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }{ $bonus ->
        [none] .
       *[other] . Besides: { $bonus }.
    }
sand-card-plus-level =
    { $count ->
        [one] one level
       *[other] { $count } levels
    }
sand-card-can = You can complete it.
sand-card-will = It could be completed then.
sand-will = Within reach
sand-can = Complete
sand-gap = Empty place
sand-tile = Tile { $tile }: { $look }
sand-tile-key = Tile { $nth }: { $look }. Key { $nth }.
sand-tile-line = in a row { $pieces }
sand-tile-corner = round a corner { $pieces }
sand-mine = Tiles before you
sand-spirits = Spirits before you
sand-spirits-none = No spirits before you
sand-spirit =
    { $count ->
        [one] { $name }: one disc
       *[other] { $name }: { $count } discs
    }
sand-summon = Summon
sand-summon-steps = Summon { $step } of { $limit }
sand-board = { $name }'s board
sand-my-board = Your board
sand-cell-bright = bright cell
sand-cell-dark = dark cell
sand-cell-dark-open = dark cell, open
sand-cell-crystal = with a crystal
sand-cell-empty = empty
sand-square = { $element } square
sand-disc = { $element } disc
sand-cell-here = the tile lies here
sand-cell-lands = { $piece } would go here
sand-cell-can = can be chosen
sand-cell-picked = chosen
sand-level = Level { $level } of { $max }: { $name }. Dark cells in use: { $dark }.
sand-crystal-clear = The crystal is clear. { $power }
sand-crystal-fresh = The crystal was charged this round and is ready from the next. { $power }
sand-crystal-ready = The crystal is charged and ready. { $power }
sand-crystal-clear-short = clear
sand-crystal-fresh-short = charging
sand-crystal-ready-short = ready
sand-hourglasses =
    { $count ->
        [one] One hourglass of { $target }
       *[other] { $count } hourglasses of { $target }
    }
sand-hourglasses-free =
    { $count ->
        [one] One hourglass
       *[other] { $count } hourglasses
    }
sand-stars =
    { $count ->
        [one] One star
       *[other] { $count } stars
    }
sand-shelf = Completed buildings
sand-shelf-short = Buildings
sand-shelf-none = No building yet
sand-more = and { $count } more
sand-kept = kept
sand-kept-mine = A card you keep, only you see it: { $name }
sand-kept-theirs =
    { $count ->
        [one] One card kept
       *[other] { $count } cards kept
    }
sand-stock = Supply
sand-stock-name = Supply: squares { $squares }; discs { $discs }
sand-round = Round { $round }
sand-round-of = Round { $round } of { $last }
sand-rank = Rank
sand-aside = Tiles laid aside: { $count }
sand-solo = Solo challenge
sand-turn-of = { $name } to move
sand-starts = starts the round
sand-turn = Turn (R)
sand-flip = Flip (F)
sand-look = Look at { $name }'s board
sand-open-card = Look at { $name } closely
sand-looked = You are looking at these cards
sand-looked-first = Touch the one you keep face down.
sand-looked-then = Touch the one that goes underneath first.
sand-offer = Boards to choose from
sand-trade = In return, from the supply:
sand-level-up = up by { $count }
sand-power = Power
sand-pieces =
    { $count ->
        [one] one piece on the board
       *[other] { $count } pieces on the board
    }
sand-score = How it came to this
sand-ask-place = Place the tile on { $cells }
sand-ask-carry = Now touch the cell where it goes. The first two buttons{ $keys ->
        [yes] , or R and F,
       *[no] {""}
    } turn it and flip it.
sand-ask-cell = Now touch the cell it goes to.
sand-ask-stock = Now touch the disc you take from the supply.
sand-ask-ring = Now touch the tile of the circle that you take.
sand-city =
    { $count ->
        [0] No building of { $name } stands yet.
        [one] The one building that { $name } has raised.
       *[other] The city that { $name } has raised: { $count } buildings.
    }
