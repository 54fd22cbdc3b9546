### A finished game looked at again, and hints.

analysis-nothing = No answer turned this game.
# Chances are in a hundred.
analysis-race = { $when } { $who } chose “{ $choice }”: the chance of coming first went from { $before } to { $after } in a hundred. { $advice }
analysis-worth = { $when } { $who } chose “{ $choice }”: the table's worth went from { $before } to { $after }. { $advice }
analysis-same = The bot would have done the same.
analysis-other = The bot would have chosen “{ $best }”.
analysis-when =
    { $ply ->
        [0] At the very first answer
        [one] After one answer
       *[other] After { $ply } answers
    }
replay-ruled = The table was corrected by common consent.
