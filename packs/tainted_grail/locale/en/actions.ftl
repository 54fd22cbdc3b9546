### The Actions of a day, alone and as a Party, and what they cost.

## The Actions by name

action-explore = exploring
action-travel = on the road to { $place }
action-location = { $name }
action-character = { $name }
action-menhir = before the Menhir
action-use = using { $card }
action-pass = the day is over

## Questions

prompt-act = What do you do?
prompt-act-meanwhile = Others are to act. Meanwhile you may do this.
prompt-join = Do you join this Action?
prompt-help = Do you help to pay for this Action?
prompt-accept = Somebody asks to join the Action. Do you accept?
prompt-grant = A companion would like another Action straight away. Do you agree?
prompt-pay = How much do you pay?
prompt-pay-share = Do you pay this share?
prompt-pay-card = Which card do you discard to pay?
prompt-flip-item = What do you flip to pay?

## Answers

option-act-explore = Explore this Location
option-act-travel = Travel to { $place }
option-act-location = { $name } ({ $price })
option-act-character = { $name } ({ $price })
option-act-menhir = Inspect the Menhir
option-act-use = Use { $card }
option-act-trade = Offer { $name } a trade
option-act-take = Pick up { $item }
option-act-hold = Wait this round out
option-act-again = Ask to act again
option-act-pass = Pass: the day is over
option-join-join = Join
option-join-stay = Stay
option-help-help = Help
option-help-stay = Do not help
option-accept-accept = Accept { $name }
option-accept-refuse = Refuse { $name }
option-grant-agree = Agreed
option-grant-refuse = No, the others go first
option-pay-pay = Pay { $n } { $kind }
option-pay-refuse = Refuse: then nothing is paid
option-pay-give-card = Give the card it asks for
option-pay-share-own = Pay your own share: { $n } { $kind }
option-pay-share-cover = Pay { $n } { $kind } for { $name }
option-pay-share-keep = Do not pay
option-pay-card-card = Discard { $card }
option-flip-item-flip = Flip { $item }

## What happened

event-round-began = Round { $number }.
event-action-began = { $seats }: { $action }.
event-action-called-off = { $seat } lets it be ({ $action }): it cannot be done with those who came along.
event-character-passed = { $tired ->
    [1] { $seat } can do nothing more and Passes.
   *[other] { $seat } Passes.
}
event-character-held-back = { $seat } waits.
event-party-joined = { $seat } joins { $leader }.
event-join-refused = { $leader } would rather do without { $seat }.
event-member-excluded = Nobody pays for { $seat }, who stays behind.
event-cost-paid = { $seat } pays { $n } { $kind }.
event-item-flipped = { $seat } uses { $item } and flips the card.
event-hand-card-paid = { $seat } discards { $card } to pay.

## Refusals

refusal-tg-e-phase = Not now: this is the wrong moment ({ $phase }).
refusal-tg-e-acted = { $name } has already acted in this round.
refusal-tg-e-round-order = In this round everybody acts once, and nobody may wait.
refusal-tg-e-passed = { $name } has already Passed for today.
refusal-tg-e-busy = { $name } is in the middle of an Action or Encounter.
refusal-tg-e-dead = { $name } is dead.
refusal-tg-e-game-over = The campaign has ended.
refusal-tg-e-cost = { $kind }: { $need } to pay, { $have } at hand.
refusal-tg-e-cost-others = Only Energy and Magic can be paid for another member.
refusal-tg-e-char-action-min = At least 1 Energy of this Action must be paid by { $name }.
refusal-tg-e-terror-room = The Terror track is too full for this cost: some must be lost first.
refusal-tg-e-join-place = { $name } is in another Location.
refusal-tg-e-join-late = The Action has already started: joining comes before.
refusal-tg-e-join-refused = { $leader } did not accept { $name }.
refusal-tg-e-leave-mid = A Party cannot be left during an Action.
refusal-tg-e-no-action = There is no such Action here.
refusal-tg-e-once-per-day = Already used today. It is back tomorrow.
refusal-tg-e-nobody-pays = Nobody pays for it: it cannot be chosen.
refusal-tg-e-again = This came to nothing, and nothing has changed since.
refusal-tg-e-must-choose = A choice is still open: answer that one first.

## Moments

phase-start = in the morning
phase-during = during the day
phase-end = in another step of the evening
phase-action = during an Action
phase-exploration = during an Exploration
phase-encounter = during an Encounter
