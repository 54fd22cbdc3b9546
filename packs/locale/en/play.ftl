### Playing in the terminal.

play-sealed = The chance of this table is sealed under { $commitment }. Its seed is told at the end.
play-how = Answer with a number. A question mark tells what else you can type.
play-prompt = Your answer:
play-more =
    { $count ->
        [one] One more answer, up to number { $last }: type a part of its words to find it.
       *[other] { $count } more answers, up to number { $last }: type a part of their words to find them.
    }
play-let-others = Let somebody else decide.
play-hand-over = { $seat }, it is for you to decide. Press Enter when you are at the keyboard.
play-chose = { $seat } chooses: { $label }
play-chose-secretly = { $seat } has made a secret choice.
play-refused = Not now: { $reason }
play-not-understood = No answer has “{ $typed }” in its words. A question mark tells what you can type.
play-undone = Your last answer has been taken back.
play-agree = Does everybody at the table agree to go back all the same? Yes or no:
play-yes = yes
play-saved = The table is kept in { $file }.
play-save-where = Name a file after the word.
play-left = You have left the table.
play-seed = The seed of this table was { $seed }.

## Commands and what they do

play-command-table = table
play-command-preview = preview
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-command-help = help

play-help-answer = A number gives that answer. Any other words list the answers that hold them.
play-help-table = describes the table again.
play-help-preview = tells what each answer would bring and what cannot be done now; with a number, that answer alone.
play-help-undo = takes back your last answer.
play-help-save = keeps the table in a file; name it after the word.
play-help-quit = leaves the table.
play-help-help = tells this again; a question mark does the same.
