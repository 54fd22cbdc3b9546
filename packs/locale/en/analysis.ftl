### A finished game looked at again, and hints.

analysis-nothing = Nobody gave anything away that is worth telling.
# Chances are in a hundred.
analysis-race = { $when } { $who } chose “{ $choice }”: the chance of coming first went from { $before } to { $after } in a hundred. { $advice }
analysis-worth = { $when } { $who } chose “{ $choice }”: the table's worth went from { $before } to { $after }. { $advice }
analysis-lost-race = { $when } { $who } chose “{ $choice }”: “{ $best }” would have been better by { $lost } in a hundred.
analysis-lost-worth = { $when } { $who } chose “{ $choice }”: “{ $best }” would have been worth { $lost } more.
analysis-apart = { $who } gave away { $lost } in a hundred by answers that were not the best; dice and secret plans brought { $luck }.
analysis-same = The bot would have done the same.
analysis-other = The bot would have chosen “{ $best }”.
analysis-when =
    { $ply ->
        [0] At the very first answer
        [one] After one answer
       *[other] After { $ply } answers
    }
replay-ruled = The table was corrected by common consent.

## Why a hint says what it says: a line, the first words of which are the point

advice-mix = Equal plans cancel, and who is foreseen gets nothing. Mix, and let chance choose for you.
advice-rival-shows = { $rival } showed { $action } most often: { $times } of { $rounds } rounds. Equal plans cancel, so mix.
advice-scores =
    { $card } now: { $stars ->
        [one] one star
       *[other] { $stars } stars
    }{ $hourglasses ->
        [0] .
        [one] , one hourglass.
       *[other] , { $hourglasses } hourglasses.
    }
advice-nearer = { $card } then lacks only { $pieces }.
advice-tile = It has what { $card } still lacks: { $pieces }.
advice-amount = { $n } { $element }
advice-light = The stone that lights this place is burning down.
advice-food = There is hardly any food left.
advice-quest = A Quest leads this way.
advice-end = Nothing is left to do here: the Chapter can end.
advice-new = Nobody has looked there yet.
advice-rest = Whoever goes on this tired ends the day Exhausted.
