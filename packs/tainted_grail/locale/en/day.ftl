### The day: set-up, morning, evening, night, the group.
### An event is given its fields: $seat, $seats, $other, $leader and $of are names of Characters, $number and $at names of Locations.

## Questions

prompt-choose-character = Which Character do you lead?
prompt-choose-board = On which board?
prompt-choose-colour = With the decks of which colour?
prompt-trade-window = Anything to trade before you go on?
prompt-trade = What do you put into the trade?
prompt-trade-offer = You are offered this trade. Do you agree?
prompt-eat = Do you eat before you sleep?
prompt-dawn = Who sets out tomorrow?
prompt-end-narrative = One of you would play on without the help of the Narrative mode. Do you agree?
prompt-join-where = Where does the newcomer start?
prompt-leave-secrets = To whom do you leave this Secret?

## Answers

option-choose-character-play = { $character }
option-choose-board-board = { $board }
option-choose-colour-colour = { $colour }
option-trade-window-ready = Go on
option-trade-window-ready-tonight = Go on, and no more trading tonight
option-trade-window-trade = Offer { $name } a trade
option-trade-window-take = Pick up { $item }
option-trade-give = Give { $what }
option-trade-ask = Ask for { $what }
option-trade-propose = Offer it like this
option-trade-cancel = Never mind
option-trade-offer-agree = Agree
option-trade-offer-refuse = Refuse
option-eat-eat = Eat 1 Food
option-eat-fast = Go hungry
option-dawn-go-on = Set out as you are
option-dawn-stop = Stop for tonight; the campaign goes on at another table
option-dawn-shelve = { $name } leaves the group
option-dawn-add = { $name } joins the group
option-dawn-end-narrative = End the Narrative mode
option-act-end-narrative = End the Narrative mode
option-end-narrative-agree = Agreed
option-end-narrative-refuse = No, keep it
option-join-where-to = { $place }
option-leave-secrets-give = { $name } takes { $card }

## What happened

event-character-chosen = { $seat } sets out.
event-chronicler-named = Whoever leads { $seat } is the Chronicler.
event-day-began = Day { $day }.
event-evening-came = Evening falls on day { $day }.
event-session-ended = The table stops here, at the end of day { $day }. The campaign can go on from this save.
event-track-moved = { $seat }: { $track ->
    [energy] Energy
    [health] Health
   *[terror] Terror
} from { $before } to { $now }.
event-resource-gained = { $seat } gains { $n } { $kind } (now { $now }).
event-resource-lost = { $seat } loses { $n } { $kind } (now { $now }).
event-attribute-lost = { $seat } loses a point of { $attribute } (now { $now }).
event-time-dial-turned = { $value ->
    [0] Time has run out: { $target }.
   *[other] Time dial on { $target }: { $value }.
}
event-character-rested = { $ate ->
    [1] { $seat } eats and rests.
   *[other] { $seat } falls asleep hungry.
}
event-trade-made = { $other } gets from { $seat }: { $gave }. In return, { $seat } gets: { $took }.
event-gift-made = { $other } gets from { $seat }: { $gave }.
event-trade-refused = { $other } does not want the trade that { $seat } offers.
event-item-taken-up = { $seat } picks up { $item }.
event-character-left = { $seat } leaves the group.
event-character-added = { $returned ->
    [1] { $seat } is back with the group: { $at }.
   *[other] { $seat } joins the group: { $at }.
}
event-narrative-ended = From now on you play without the help of the Narrative mode.
event-narrative-kept = { $seat } would rather keep the Narrative mode.

## Refusals

refusal-tg-e-trade-kind = { $kind } cannot be traded.
refusal-tg-e-trade-place = Trading needs the same Location.
refusal-tg-e-trade-busy = No trading during an Action or Encounter.
refusal-tg-e-personal = Personal Secrets never change owner.
refusal-tg-e-player-count = The game takes 1 to 4 Characters.
refusal-tg-e-board-taken = { $other } plays on the board or with the cards of { $name }, who can come back once { $other } has left.
refusal-tg-e-seats-taken = This table was opened for { $seats ->
    [one] one Character
   *[other] { $seats } Characters
}: nobody is left to lead { $name }. Go on from its save at a table with more seats.
refusal-tg-e-roster-mid = The group can change only between days.
refusal-tg-e-character-taken = { $name } is already in play.
refusal-tg-e-character-unknown = This campaign has no Character called { $name }.
refusal-tg-e-campaign-unknown = There is no campaign called { $name } here.
refusal-tg-e-chapter-unknown = This campaign has no Chapter called { $name }.
refusal-tg-e-encounter-unknown = There is no Encounter called { $name } to be met.
