# Words of the day's challenge.

day-title = Today's challenge
day-title-past = The challenge of { $date }
day-lead = Three games, the same for everybody: the same cards, the same dice, the same rival. One try counts. What the others did is shown when yours is over.
day-until = { $hours ->
    [0] New ones in { $minutes } min
   *[other] New ones in { $hours } h { $minutes } min
 }
day-over-soon = New games are out: reload the page
day-sand = Alone against the hours. The most stars win.
day-blood = One Era against the Companion. First who wins, then by how many points.
day-grail = One Encounter, alone. Whoever comes out of it with more Health and Energy, and less Terror.
day-name = The name on the board
day-begin = Play today's game
day-go-on = Go on
day-again = Practise
day-again-about = The same game once more. It does not count.
day-look = See my game
day-results =
    { $count ->
        [0] nobody has finished yet
        [one] one has finished
       *[other] { $count } have finished
    }
day-mine-open = Your game is on the table.
day-mine-void = Your game was not over in time.
day-rank =
    { $of ->
        [one] You are the first to finish
       *[other] You are number { $rank } of { $of }
    }
day-score-sand =
    { $score ->
        [one] { $score } star
       *[other] { $score } stars
    }
day-score-blood = { $won ->
    [yes] won by { $margin }
    [even] level
   *[no] lost by { $margin }
 }
day-score-grail = { $won ->
    [yes] came through with { $score }
   *[no] did not come through
 }
day-gave-up = gave up
day-board = Results of { $game }
day-board-rank = Rank
day-board-name = Name
day-board-result = Result
day-board-none = Nobody has finished it.
day-you = you
day-unnamed = Somebody
day-watch = Watch the game of { $name }
day-watch-short = Watch
day-device = The try that counts is counted for you on all your devices: this browser becomes one of them, without signing up.
day-devices = My devices
day-yesterday = The day before
day-today = To today's challenge
day-sealed = What the games are dealt from was settled when the day began: its seal is { $seal }. The secret is told when the day is closed, at { $when }.
day-told = The secret of this day was { $secret }. Its SHA-256 is the seal that was shown from the first moment: { $seal }. Each game has its seed of it:
day-fair = How it stays fair
