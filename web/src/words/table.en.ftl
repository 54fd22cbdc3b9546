# Words of the table: bar, ask, log, rules, undo, talk, result, replay.

## Bar
bar-undo = Undo
bar-log = Chronicle
bar-rules = Rules
bar-menu = Table
bar-home = Home
bar-bench = Workshop
bar-bench-key = Back to the workshop (W)
bar-region = Table bar
board-region = Board
close = Close

## Ask
ask-region = The question
ask-yours = { $name }, it is your turn.
ask-choices =
    { $count ->
        [0] No choice.
        [one] One choice.
       *[other] { $count } choices.
    }
ask-lit = What glows can be chosen.
ask-send = Choose this
ask-put-back = Put back
ask-more = All choices
ask-why = Why can't I…?
ask-waits =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
ask-thinks = { $name } is thinking.
ask-held = Your choice is in. { $names } { $count ->
        [one] is still thinking.
       *[other] are still thinking.
    }
ask-held-change = Your choice is in. You may still change it.
ask-held-mark = your choice
ask-sending = Sending…
ask-retry = Connection lost, trying again…
ask-seats =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
ask-invite = Invite
ask-over = The game is over.
ask-result = Result
ask-replay = Watch again
ask-nobody = The table is at rest.
bar-log-unread =
    { $count ->
        [one] Chronicle, one new message
       *[other] Chronicle, { $count } new messages
    }
tab-turn = Your turn
talk-said = { $name } says: { $text }
ask-away = { $name } is away, { $time }.
ask-watching = You are watching.
ask-watching-late =
    { $minutes ->
        [0] You are watching, { $seconds } seconds later.
        [one] You are watching, one minute later.
       *[other] You are watching, { $minutes } minutes later.
    }
ask-seats-hall = Whoever comes by may sit down. You can close the page: the table stays among yours.
ask-missed =
    { $count ->
        [one] { $names } has kept the table waiting: a bot may play instead.
       *[other] { $names } have kept the table waiting: a bot may play instead.
    }
ask-missed-rated =
    { $count ->
        [one] { $names } has kept the table waiting: you may say that they have left.
       *[other] { $names } have kept the table waiting: you may say that they have left.
    }
ask-missed-you = The others are waiting for you.
ask-bot-plays = A bot plays for you.
ask-take-back-seat = Take my seat back

## Connection
link-joining = Coming to the table…
link-lost = Connection lost. The table is safe; trying again…
link-void = This key no longer opens the table. Ask for a new invitation.
link-locked = This table cannot be opened here.
link-new = A new game
link-go-on = Go on with the campaign, with the pack as it is now
link-gone = There is no such table here.

## Generic board
generic-choices = Your choices
generic-table = The table in words
generic-refused = Not now
generic-find = Find among the choices
generic-none = No choice has these words.

## Why not
why-clause = Rule { $clause }
why-nothing = No answer is forbidden now. Touch on the board whatever does not light up: the table says why not now.

## The bar, once more
bar-brand = { $game }: back to the games
bar-undo-far =
    { $steps ->
        [0] Undo. { $why }
        [one] Undo one answer. { $why }
       *[other] Undo, up to { $steps } answers. { $why }
    }

## Chronicle and talk
log-empty = Nothing has happened yet.
log-visit = See the board after answer { $ply }
talk-say = Say something to the table
talk-send = Say it
talk-failed = That was not heard. Try again.

## The past
replay-region = The past of the table
replay-back = One answer back
replay-on = One answer on
replay-play = Play by itself
replay-pause = Pause
replay-scrub = Moment of the game
replay-moment =
    { $at ->
        [0] The beginning. { $last ->
            [one] One answer follows.
           *[other] { $last } answers follow.
        }
       *[other] After answer { $at } of { $last }.
    }
replay-eyes = From whose seat
replay-eyes-of = eyes of { $name }
replay-branch = Play on from here
replay-now = Back to now
branch-about = A table of its own begins after answer { $at }. The one you are at stays as it is.
branch-dice = Chance
branch-same = The same
branch-anew = Dealt anew
branch-same-about = Dice and decks bring what they brought then.
branch-anew-about = What you could not know then is dealt anew.

## Taking back
menu-undo = Go back…
undo-steps =
    { $steps ->
        [one] One answer back
       *[other] { $steps } answers back
    }
undo-farther = Farther back
undo-consent = Beyond that something was learned: everybody at the table must agree.
undo-alone = Choose how far to go back: you are the only person at the table, it is yours to decide.
undo-nothing = You have not answered anything yet: there is nowhere to go back to.
undo-reason = Why
undo-before = Back to before
undo-ask = Ask everybody
undo-go = Go back
vote-title = Everybody is asked
vote-undo =
    { $steps ->
        [one] { $name } asks to take back one answer.
       *[other] { $name } asks to take back { $steps } answers.
    }
vote-ruling = { $name } asks to correct the table.
vote-missing = Still to say: { $names }
vote-yes = I agree
vote-no = I do not
vote-withdraw = Withdraw

## One screen for several
privacy-title = The screen is for { $name }
privacy-about = What is secret stays covered until you say that it is you.
privacy-me = I am { $name }

## The table
menu-hide = Cover the table
menu-file = Save as a file
menu-lesson = Explain the game to me
menu-rated = This table is rated: nobody is helped, replaced or let go before the end.
lesson-region = Lesson
lesson-leave = No more notes
lesson-next = Next
lesson-got = Got it
menu-watch = A link to watch
menu-watch-new = Link to watch
seat-open = open
seat-bot = bot
seat-stands-in = a bot stands in
seat-you = you
seat-here = at the table
seat-away = away
seat-resigned = gave up
seat-fill = Seat a bot
seat-let-bot = Let a bot play
seat-leave = Leave the seat
seat-resign = Give up
seat-replace = Bot for the absent
seat-claim = They have left
seat-invite-again = New invitation
sure = Really?
invite-seat = Invitation to this seat
invite-new = New invitation
seats-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
mark-ruling = This table was corrected by common consent.
mark-branch = This table branches off from another.
mark-seed_given = The seed of this table was chosen.
mark-import = This table came from a file.
mark-seed_known = What chance will bring at this table is known: nobody else sits down.
mark-stopped = This table is out of service: it could not be shown in time.
mark-damaged = The log of this table was damaged: play went on from its last whole moment.
mark-challenge = This is the day's challenge: its seed is told when the day is closed.
mark-practice = Practice: this game does not count.
verify-title = Fair chance
verify-about = All chance of this table comes from one seed. Its seal was set before the first answer; the seed is told at the end.
verify-seal = Seal
verify-seed = Seed
verify-again = Seal of that seed
verify-later = The seed is told when the game is over.
verify-no-seed = This table began in the middle of another game: there is no seed that tells it all.
verify-fits = It fits: nobody has touched chance.
verify-differs = It does not fit: this is not the seed that was sealed.

## Result
result-you = You win, { $best } to { $next }.
result-wins = { $name } wins, { $best } to { $next }.
result-by-a-hair = { $name } wins: both have { $best }, and the rest decided.
result-shared = { $names } come first together, with { $best }.
result-story = How it came to this
result-ratings = Ratings
result-rematch = Once more
result-continue = Next of the campaign
result-continue-more = Next of the campaign, with one more player
result-next = To the next table

## Hint and analysis
hint-ask = What would a bot do?
hint-thinks = It is thinking…
hint-shut = Close the hint
hint-none = The bot has no advice just now. Ask again in a moment.
hint-chance = wins { $value } in a hundred
hint-share = in { $share } rounds of a hundred
analysis-title = The game, looked at again
analysis-about = A bot plays the game through again and says how it stood, which answers turned it and what it would have done.
analysis-ask = Analyse
analysis-thinks = Playing it through…
analysis-picture = How it went, answer by answer
analysis-chance = Chances of coming first
analysis-worth-axis = What the table was worth
analysis-accuracy = { $name }: { $good } of { $choices } answers as good as the best ({ $percent } %)
analysis-apart = gave away { $lost } in a hundred; luck brought { $luck }
analysis-mine = Of others as well
analysis-visit = Go to that moment
