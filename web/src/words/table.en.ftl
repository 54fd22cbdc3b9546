# Words of the table: bar, ask, log, rules, undo, talk, result, replay.

## Bar
bar-undo = Undo
bar-log = Chronicle
bar-rules = Rules
bar-menu = Table
bar-home = Home
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
ask-lit = What glows on the board can be chosen.
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
ask-watching = You are watching.
ask-bot-plays = A bot plays for you.
ask-take-back-seat = Take my seat back

## Connection
link-joining = Coming to the table…
link-lost = Connection lost. The table is safe; trying again…
link-void = This key no longer opens the table. Ask for a new invitation.
link-gone = There is no such table here.

## Generic board
generic-choices = Your choices
generic-table = The table in words
generic-refused = Not now
generic-find = Find among the choices
generic-none = No choice has these words.

## Why not
why-clause = Rule { $clause }
why-nothing = Nothing that you might look for is forbidden now.
