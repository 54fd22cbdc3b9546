puzzles-title = Puzzles
puzzles-lead = Positions from games that bots have played. In each, one answer is better than all others, and it is shown why.
puzzles-day = Position of the day
puzzles-day-about = The same for everybody; a new one every day at midnight, Greenwich time.
puzzles-found = { $puzzles } puzzles, out of { $positions } positions in { $games } games
puzzles-none = There are no puzzles here.
puzzles-number = { $game }, puzzle { $number }
puzzles-right = solved
puzzles-wrong = tried
puzzles-level-0 = Easy
puzzles-level-1 = Middling
puzzles-level-2 = Hard
puzzles-level-3 = Very hard
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-again = Try once more
puzzles-show = Show it on the board
puzzles-play-on = Play on from here
puzzles-solution = Solution
puzzles-give-up = What is best?
puzzles-yours = Your answer
puzzles-best = The best
puzzles-next-best = The next best
puzzles-why = Why
puzzles-line = How it goes on
puzzles-proof = The proof
puzzle-task-last_dice = The last dice of the Era, and only one answer wins. Which?
puzzle-task-dice = Which answer gives the best chance to win?
puzzle-task-turn = One answer is clearly better than all others. Which?
puzzle-task-fight = It can be won in this Turn. With what do you begin?
puzzle-verdict-right = That is it.
puzzle-verdict-close = Not the best.
puzzle-verdict-wrong = No.
puzzle-verdict-shown = This was the answer.
puzzle-worth-win = wins
puzzle-worth-win-by = wins by { $points }
puzzle-worth-draw = a draw
puzzle-worth-loss = does not win
puzzle-worth-loss-by = loses by { $points }
puzzle-worth-chance = wins { $percent } times in a hundred
puzzle-worth-stars = { $stars } stars at the end, on average
puzzle-worth-left = won in this Turn, with { $left } of Health and Energy left, less Terror
puzzle-worth-not = not won in this Turn
puzzle-worth-behind = fell behind when all { $answers } answers were looked at
puzzle-proof-solved = Everything that may follow was looked at: { $worlds ->
        [one] one position
       *[other] { $worlds } positions
    }. Nothing is left to chance.
puzzle-proof-solved-turn = Every line of this Turn was followed: { $worlds } positions, in six imagined orders of the deck.
puzzle-proof-played =
    All { $answers } answers were tried. Those that were left were played on { $worlds } times each, with the same luck for all, by { $player }.
    The best is ahead by { $margin }; by at least { $low }, 95 times in a hundred.
puzzle-percent = { $percent } points in a hundred
puzzle-stars = { $stars } stars
puzzle-missed = Bots that answered otherwise: { $names }.
