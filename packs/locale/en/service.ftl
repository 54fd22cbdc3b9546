### Refusals of whoever lays the table: seats, keys, proposals.

refusal-table-e-game = There is no such game.
refusal-table-e-pack = There is no such pack, or it belongs to another game.
refusal-table-e-bot = There is no such bot. There are: { $bots }.
refusal-table-e-waiting = The game has not begun: some players are still to come.
refusal-table-e-over = The game is over.
refusal-table-e-busy = The table is very busy at the moment: try again shortly.

refusal-table-e-seat-not-yours = This seat is not yours.
refusal-table-e-seat-taken = This seat is taken.
refusal-table-e-not-the-keeper = Only whoever opened the table may do this.
refusal-table-e-not-an-invite = This is not an invitation to sit down.
refusal-table-e-key = This link is not valid, or no longer: ask whoever invited you for a new one.
refusal-table-e-key-elsewhere = This link opens another table.

refusal-table-e-bot-plays = A bot is playing for this seat: take it back before you answer.
refusal-table-e-not-absent =
    { $seconds ->
        [0] The table is not waiting for whoever sits here.
        [one] Whoever sits here still has a second to answer.
       *[other] Whoever sits here still has { $seconds } seconds to answer.
    }
refusal-table-e-resigned = You have resigned: the seat stays with the bot.

refusal-table-e-no-proposal = This proposal is no longer open.
refusal-table-e-proposals-full = Too many proposals are open already: settle those first.
refusal-table-e-ruling = The table cannot be corrected like this: { $problem }.
refusal-table-e-no-such-moment =
    { $last ->
        [one] The game never came to that point: so far it has a single answer.
       *[other] The game never came to that point: so far it has { $last } answers.
    }

refusal-table-e-not-over = The game is not over yet.
refusal-table-e-went-on = Another game has already followed this one: you will find it among your tables.
refusal-table-e-no-campaign = The campaign does not go on after this game.
