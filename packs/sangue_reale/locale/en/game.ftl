### Sangue Reale: the words of the game itself

## The six actions

action-1 = roll one die
    .brief = 1, your pick
action-2 = roll two dice
    .brief = 2 for you
action-3 = roll three dice
    .brief = 3, doubles shared
action-4 = roll four dice
    .brief = 2 for you, 2 for rival
action-5 = roll five dice
    .brief = all different or equal
action-6 = do not roll
    .brief = ±1 on a die

word-king = the King
word-power = a character's power

## Questions

prompt-choose-character = Which character do you play?
prompt-plan = Round { $round }, turn { $turn }. Which action do you plan, in secret?
prompt-a1-face = You have rolled a { $dice }. Which face do you use?
prompt-a4-pick = You have rolled { $dice }. Which two dice do you take?
prompt-a5-mode = You have rolled { $dice }. One die of each value, or all equal dice?
prompt-use = Dice in hand: { $dice }. Which do you use?
prompt-partner = Dice in hand: { $dice }. That row is a pair: which die goes with it?
prompt-circle = You have crossed a line: where do you circle a { $number }?
prompt-trigger-order = This row has both a line and a Unique Supporter. Which comes first?
prompt-draw-modifier = You do not roll. In which turn do you draw a modifier?
prompt-change-roll = You have rolled { $dice }. Do you change a die before they are shared out?
prompt-meddle = The other is about to use { $dice }. Do you change a die?
prompt-keep-dice = You have rolled { $dice }. Which do you keep?
prompt-ability-blacken = { $unique }: which column?
prompt-ability-circle = { $unique }: which number do you circle?
prompt-ability-edge = { $unique }: which border or river?
prompt-ability-block = { $unique }: which number of the other's map do you strike out?
prompt-ability-forbid = { $unique }: which action do you forbid?
prompt-ability-modifier = { $unique }: in which turn do you draw the modifier?

## Answers

option-character = { $name }, { $epithet }
option-plan = Action { $action }: { $name }
option-face = The { $die }
option-pick = Take { $dice }; the other gets { $others }
option-distinct = One of each: { $dice }; the other gets { $others }
option-equal = All equal: { $dice }; the other gets { $others }
option-use = Use the { $die }
option-pair = Use two { $die }s on the pair row
option-change =
    { $n ->
        [one] The { $die } as a { $value }, with a modifier
       *[other] The { $die } as a { $value }, with { $n } modifiers
    }
option-set = The { $die } set to { $value }
option-alone = That die alone
option-partner =
    { $n ->
        [0] With the { $die }
        [one] With the { $die }: one modifier in all
       *[other] With the { $die }: { $n } modifiers in all
    }
option-set-partner = With the { $die }, set to the same value
option-finish = Stop: the dice left over are lost
option-leave = Change nothing
option-circle = The { $number } in { $area }
option-block = The { $number } in { $area }
option-pass-number = Circle nothing
option-pass-modifier = Draw nothing
option-turn =
    { $now ->
        [yes] Turn { $turn }, this one
       *[no] Turn { $turn }
    }
option-line-first = First the number
option-unique-first = First the Unique Supporter
option-column = Column { $die }
option-edge-add =
    { $kind ->
        [river] Bring back { $edge }, between { $one } and { $two }
       *[border] Draw { $edge }
    }
option-edge-remove =
    { $kind ->
        [river] Drain { $edge }, between { $one } and { $two }
       *[border] Erase { $edge }
    }
option-forbid = Action { $action }: { $name }
option-keep = Keep { $dice }

## What an answer would bring

preview-plan-1 =
    You roll one die and use whichever face you like{ $covered ->
        [bottom] , but not the one underneath
        [planned] , but not the 1
        [top] , but not the one shown
       *[none] {""}
    }. Your rival gets nothing.
preview-plan-2 = You roll two dice and use both. Your rival gets nothing.
preview-plan-3 = You roll three dice and use them; but if some are equal, one of those goes to your rival.
preview-plan-4 = You roll four dice: two of your choice are yours, the other two go to your rival.
preview-plan-5 = You roll five dice: keep one of each value, or all that are equal. Values that did not come up go to your rival.
preview-plan-6 = You do not roll: you draw a modifier, which in its turn changes a die by one.
preview-line = This fills the row before the line: you may circle a { $number }.
preview-row = Column { $column }: row { $row } of { $rows }.
preview-useless = Too late for turn { $turn }: this modifier would expire unused.

## What happens

event-era-started =
    { $era ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[4] Era IV
    }: { $title }
    { $intro }
    { $opening }
    The supporters: { $supporters }.
event-character-taken = { $who }: { $character }.
event-round-started = Round { $round }, turn { $turn }.
event-turn-ended = Turn { $turn } ends.
event-plan-locked = { $who } has planned.
event-plan-shown = { $who } plans openly: { $plan }.
event-plans-revealed = { $one } shows { $x }, { $two } shows { $y }: { $first } begins.
event-plans-equal = { $one } and { $two } both show { $plan }.
event-round-cancelled = The same plan, { $plan }: the two actions cancel each other, and round { $round } is spent in courtesies.
event-action-stood = { $who } acts all the same: action { $plan } stands.
event-dice-rolled = { $who } rolls { $dice }.
event-face-chosen = { $who } chooses the { $face }.
event-dice-split =
    { $n-others ->
        [0] { $who } keeps { $own }.
       *[other] { $who } keeps { $own }; { $others } for { $other }.
    }
event-die-changed = { $who } turns a { $die } into a { $value }.
event-die-used =
    { $set_dice ->
        [0] { $modifiers ->
            [0] { $who } uses { $dice }.
            [one] { $who } uses { $dice } as { $column }, with a modifier.
           *[other] { $who } uses { $dice } as { $column }, with { $modifiers } modifiers.
        }
       *[other] { $who } sets a die and uses { $dice } as { $column }.
    }
event-dice-lost =
    { $n-dice ->
        [one] { $who } finds no place for { $dice }: the die is lost.
       *[other] { $who } finds no place for { $dice }: the dice are lost.
    }
event-modifier-drawn =
    { $useless ->
        [true] { $who } draws a modifier for turn { $turn }, which is as good as over.
       *[false] { $who } draws a modifier for turn { $turn }.
    }
event-modifier-passed = { $who } draws no modifier.
event-modifier-spent =
    { $n ->
        [one] { $who } crosses out a modifier of turn { $turn }.
       *[other] { $who } crosses out { $n } modifiers of turn { $turn }.
    }
event-modifier-expired =
    { $n ->
        [one] A modifier of { $who } for turn { $turn } expires.
       *[other] { $n } modifiers of { $who } for turn { $turn } expire.
    }
event-row-blackened = { $who } blackens row { $row } of column { $column }.
event-line-crossed = { $who } crosses a line: a { $number } may be circled.
event-number-circled = { $who } circles the { $number } in { $area }.
event-number-unavailable = { $who } finds no free { $number } to circle.
event-number-passed = { $who } circles nothing.
event-territory-controlled = { $area } is { $who }'s.
event-unique-taken = { $unique } sides with { $who }.
event-unique-too-late = { $unique } has already chosen: for { $who } this is a supporter like any other.
event-ability-resolved = { $unique } has done all that was promised.
event-ability-idle = There is nothing there that { $who } can do.
event-power-gained-act-first =
    { $n ->
        [one] In the next round { $who } acts first.
       *[other] For { $n } rounds { $who } acts first.
    }
event-power-gained-open-plan =
    { $n ->
        [one] In the next round { $other } plans openly, before { $who }.
       *[other] For { $n } rounds { $other } plans openly, before { $who }.
    }
event-power-gained-uncancel =
    { $n ->
        [one] Once, an action of { $who } will survive an equal plan.
       *[other] { $n } times, an action of { $who } will survive an equal plan.
    }
event-power-gained-set-die =
    { $n ->
        [one] Once, a die of { $who } will show what { $who } likes.
       *[other] { $n } times, a die of { $who } will show what { $who } likes.
    }
event-power-gained-wrap = The modifiers of { $who } pass between 6 and 1.
event-power-gained-stack-bonus = Each modifier of { $who } may change a die by 2.
event-action-forbidden = { $who } may not plan action { $action } until round { $until }.
event-slot-blocked = The { $number } in { $area } is struck out on the map of { $who }.
event-edge-changed =
    { $present ->
        [true] { $kind ->
            [river] { $who } brings back { $edge }: two banks, two lands.
           *[border] { $who } draws { $edge }: two sides, two lands.
        }
       *[false] { $kind ->
            [river] { $who } drains { $edge }: what it divided is one land.
           *[border] { $who } erases { $edge }: what it divided is one land.
        }
    }
event-era-end-triggered =
    { $reason ->
        [king_died] The last section of the track is written: the King is dead. This round is played to its end.
       *[all_taken] Nothing is left to take. This round is played to its end.
    }
event-era-scored = { $one } has { $x } VP, { $two } { $y }: { $lines }.
event-era-scored-line = { $term } { $x }–{ $y }
event-era-won =
    { $who } wins the Era ({ $by }).
    { $outro }
event-era-drawn =
    The Era is drawn.
    { $outro }
event-coin-tossed-branch = A coin decides which way the story goes: the side of { $who }.
event-coin-tossed-order = A coin decides who begins: { $who }.
event-branch-chosen = The chronicle goes on: { $title }.
event-campaign-won =
    { $who } wins the century ({ $x }–{ $y } in Eras).
    { $line }
event-campaign-shared =
    The century ends even ({ $x }–{ $y } in Eras).
    { $line }

by-vp = by victory points
by-boxes = points even, by lands controlled
by-uniques = points even, by Unique Supporters
by-circles = points even, by supporters
by-crown = all even: the crown stays where it was
by-draw = all even

## The lines of the count

count-box-vp = values of lands
count-box-count = lands
count-group-complete = all of { $of }
count-group-majority = leading in { $of }
count-chain = longest chain
count-unique-vp = values of Unique Supporters
count-unique-count = Unique Supporters
count-column-full = full columns
count-column-majority = columns led
count-circles-div = supporters
count-tag-count = lands of kind { $of }
count-tag-set = one land each of { $of }
count-modifiers-spent = modifiers spent
count-chronology-distinct = turns of five different actions
count-cancelled = cancelled rounds
count-river-side = lands on a river
count-penalty = less, for each { $of }
count-power = { $of }

## How it ended

ending-king-died = The King is dead.
ending-all-taken = Every land and every Unique Supporter was taken.
ending-campaign-told = The four Eras have been told.

## The table as text

text-you = { $name } (you)
text-free-land = free
text-free-supporter = free
text-nobody = nobody
text-heading =
    { $era ->
        [1] ERA I
        [2] ERA II
        [3] ERA III
       *[4] ERA IV
    } · { $title }
text-moment = Round { $round } of { $last }, turn { $turn } · { $phase }
phase-characters = choice of characters
phase-planning = planning
phase-action = action
phase-over = over
text-own-plan = Your plan, still hidden: { $plan }, { $name }
text-locked = { $who } has planned.
text-track = King's Track
text-modifiers =
    { $n ->
        [one] a modifier in turn { $turn }
       *[other] { $n } modifiers in turn { $turn }
    }
lasting-act-first =
    { $n ->
        [one] acts first for one more round
       *[other] acts first for { $n } more rounds
    }
lasting-plans-openly =
    { $n ->
        [one] plans openly for one more round
       *[other] plans openly for { $n } more rounds
    }
lasting-uncancel =
    { $n ->
        [one] once, the action survives an equal plan
       *[other] { $n } times, the action survives an equal plan
    }
lasting-set-die =
    { $n ->
        [one] may set one die
       *[other] may set { $n } dice
    }
lasting-wrap = modifiers pass between 6 and 1
lasting-stack-bonus = a modifier may change a die by 2
lasting-no-action-1 = no action 1, rounds left: { $n }
lasting-no-action-2 = no action 2, rounds left: { $n }
lasting-no-action-3 = no action 3, rounds left: { $n }
lasting-no-action-4 = no action 4, rounds left: { $n }
lasting-no-action-5 = no action 5, rounds left: { $n }
lasting-no-action-6 = no action 6, rounds left: { $n }
text-columns = Supporters of { $who }
text-lands = Lands (numbers in brackets are circled)
text-land = { $area }, { $vp } VP, { $owner }: { $marks }
text-land-boxless = { $area }, no box: { $marks }
text-merged =
    { $boxes ->
        [0] One land without a box: { $areas }
        [one] One land: { $areas }
       *[other] One land with { $boxes } boxes, which nobody can control: { $areas }
    }
text-edge-present =
    { $kind ->
        [river] flows: { $edge } ({ $one } – { $two })
       *[border] stands: { $edge }
    }
text-edge-absent =
    { $kind ->
        [river] is dry: { $edge } ({ $one } – { $two })
       *[border] is erased: { $edge }
    }
text-supporters = Unique Supporters
text-supporter = column { $column }, circle { $circles }: { $unique }, { $owner }. { $power }
text-rolled = { $who } has rolled { $dice }.
text-hand = { $who } has { $dice } to use.
text-score = Score so far: { $one } { $x }, { $two } { $y }
text-terms = What counts at the end
text-result =
    { $era ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[4] Era IV
    }: { $who } ({ $x }–{ $y })

## Refusals

refusal-sr-e-action-range = Choose an action from 1 to 6.
refusal-sr-e-action-forbidden = Action { $action } is forbidden to you in this round.
refusal-sr-e-already-locked = Your action for this round is already locked.
refusal-sr-e-wrong-phase = Not now: the question comes first.
refusal-sr-e-not-your-decision = It is not your decision now.
refusal-sr-e-hidden = The opponent's plan is secret until both are ready.
refusal-sr-e-a1-covered-face = The covered face ({ $value }) cannot be used.
refusal-sr-e-a4-pick-two = Choose exactly two of the four dice.
refusal-sr-e-a5-no-repeat = No value { $value } was rolled twice.
refusal-sr-e-a5-one-value = Choose one repeated value only.
refusal-sr-e-a5-set = Use one die of each value rolled, or all dice of one repeated value.
refusal-sr-e-die-not-yours = That die belongs to the opponent in this action.
refusal-sr-e-die-spent = That die has already been used.
refusal-sr-e-die-absent = There is no such die in your hand.
refusal-sr-e-column-full = Column { $n } is full.
refusal-sr-e-pair-needs-two = The next row of column { $n } is a pair: use two dice of value { $n } together.
refusal-sr-e-pair-not-here = The next row of column { $n } is single: use one die at a time.
refusal-sr-e-pair-values = The two dice must have the same value after modifiers.
refusal-sr-e-must-use = A die can still be used: { $list }.
refusal-sr-e-no-carry = Dice cannot be kept for later.
refusal-sr-e-mod-none = You have no free modifier for this turn.
refusal-sr-e-mod-wrong-turn = That modifier belongs to turn { $t }, this is turn { $u }.
refusal-sr-e-mod-range = A die stays between 1 and 6.
refusal-sr-e-mod-one-per-die = Only one modifier for each die.
refusal-sr-e-mod-timing = Modifiers are applied when a die is used, after the dice are shared out.
refusal-sr-e-mod-past-turn = Turn { $t } is already over.
refusal-sr-e-mod-section-cap = That section already holds a modifier.
refusal-sr-e-number-mismatch = You may circle only number { $n }.
refusal-sr-e-number-taken = You have already circled that number.
refusal-sr-e-number-blocked = That number has been struck out.
refusal-sr-e-territory-controlled = That territory is already controlled.
refusal-sr-e-territory-closed = Numbers of a territory without exactly one box are closed at this table.
refusal-sr-e-number-window-closed = There is nothing to circle now: that comes when you cross a line.
refusal-sr-e-ability-target = That is not a legal target for { $unique }.
refusal-sr-e-edge-locked = That border cannot change: a territory beside it is controlled.
refusal-sr-e-edge-fixed = That border cannot change in this Era.
refusal-sr-e-character-taken = That character has been taken.
refusal-sr-e-era-order = Finish Era { $n } first.
refusal-sr-e-era-over = This Era is over.
