# Words of the Sangue Reale board.

sr-where =
    { $round ->
        [0] Era { $era } · { $title }
       *[other] Era { $era } · { $title } · round { $round } of 25
    }
sr-track = King's Track
sr-turn = Turn { $turn }
sr-round-told = Round { $round }: { $mine } against { $other }
sr-mods =
    { $n ->
        [one] { $who }: one modifier in turn { $turn }
       *[other] { $who }: { $n } modifiers in turn { $turn }
    }
sr-my-sheet = Your sheet: { $name }
sr-their-sheet = The sheet of { $name }
sr-show-sheet = Show the sheet of { $name }
sr-columns = The six columns of { $name }
sr-column = Column { $column }, { $estate }: { $done } of { $all }
sr-column-next =
    { $kind ->
        [pair] next row a pair
        [full] full
       *[single] next row single
    }
sr-column-line = then a line, number { $number }
sr-column-unique = with { $unique }
sr-map = The lands of { $name }
sr-land = { $name }, { $vp } VP, { $owner }: { $numbers }
sr-land-free = free
sr-land-own = held by { $name }
sr-circled = { $number } circled
sr-blocked = { $number } struck out
sr-vp = VP
sr-points = { $name }: { $vp } victory points. Show the count
sr-score = The count so far
sr-score-end = The count
sr-score-for = What counts at the end
sr-total = In all
sr-told = { $supporters ->
        [one] one supporter
       *[other] { $supporters } supporters
    }, { $lands ->
        [one] one land
       *[other] { $lands } lands
    }
sr-plans = Plans
sr-plans-hidden = hidden
sr-plans-shown = shown
sr-before = before
sr-equal = same as
sr-your-plan = Your plan: { $plan }. Only you see it
sr-locked = { $name } has planned, under the hand
sr-thinks = { $name } has not planned yet
sr-their-plan = { $name } planned { $plan }
sr-supporters = Unique Supporters
sr-won-by = won by { $name }
sr-unique = { $name }, column { $column }
sr-die = Die { $value }
sr-dice-rolled = { $name } rolled
sr-dice-hand = { $name } has in hand
sr-yours = yours
sr-theirs = theirs
sr-share = Share out the dice: choose yours
sr-mine-die = { $value }, to yours
sr-their-die = { $value }, to theirs
sr-keep = Choose the dice to keep
sr-faces = The six faces
sr-hand = The dice in hand
sr-changed = with a modifier
sr-more-options = Other answers
sr-turns = The five turns
sr-era-of = Era { $era }
sr-begin = Begin the Era
sr-page = Read at your ease, then begin the Era.
sr-reigns = { $name } reigns
sr-dynasty = The dynasty
sr-wants = Wants { $what }.
sr-against = against
sr-choose-you = Choose who you are
sr-legacy = What the dead have left
sr-era-won = { $name } wins Era { $era }
sr-era-drawn = Era { $era }: a draw
sr-short =
    { $value ->
        [1] 1 die
        [6] no roll
       *[other] { $value } dice
    }
sr-plan-under = The same action: nobody acts. Otherwise the lower number begins.
sr-crowned = The crown goes to { $name }.
sr-throne-empty = The throne stays empty.
