### The map: Locations, arrivals, Menhirs and the Anomaly, Guardians.

## Questions

prompt-menhir = What do you do before the Menhir?
prompt-guardian-order = Which Guardian do you face first?
prompt-join-encounter = Somebody has just arrived and must face an Encounter. Do you join?
prompt-move-where = Where to?

## Answers

option-menhir-light = Light it: { $way }
option-menhir-leave = Leave it as it is
option-guardian-order-guardian = { $card }
option-join-encounter-join = Join
option-join-encounter-watch = Watch
option-move-where-to = { $place }

## What happened

event-location-revealed = A new Location opens: { $number }.
event-location-discarded = A Location is no longer where it was: { $number }.
event-location-removed = A Location leaves the campaign for ever: { $number }.
event-location-replaced = A Location has changed: { $old } before, { $new } now.
event-characters-moved = { $travelling ->
    [1] The road brings { $seats } here: { $number }.
   *[other] Another Location for { $seats }: { $number }.
}
event-encounter-joined = { $seat } joins the Encounter.
event-menhir-inspected = The Menhir is looked at closely: { $number }.
event-menhir-activated = { $renewed ->
    [1] { $number }: the Menhir is renewed, dial { $dial }.
   *[other] { $number }: the Menhir is lit, dial { $dial }.
}
event-menhir-dial-turned = { $dial ->
    [0] { $number }: the Menhir's dial has run out. It will go dark tomorrow.
   *[other] { $number }: the Menhir's dial shows { $dial }.
}
event-menhir-went-dark = { $number }: the Menhir has gone dark.
event-anomaly-suffered = The Anomaly catches { $seat }.
event-guardian-die-rolled = Guardian die for { $encounter }: { $face ->
    [north] north
    [east] east
    [south] south
    [west] west
    [discard] it leaves
   *[nothing] it stays
}.
event-guardian-moved = { $encounter } stands guard at { $number }.
event-guardian-left = { $encounter } leaves its guard: { $number }.

## Refusals

refusal-tg-e-diagonal = Travel is never diagonal.
refusal-tg-e-no-route = No directional key leads from { $a } to { $b }.
refusal-tg-e-not-revealed = Location { $n } is not on the table.
refusal-tg-e-no-menhir-seal = There is no Menhir in this Location.
refusal-tg-e-menhir-req = The Menhir asks for something that nobody in the Party has.
refusal-tg-e-menhir-limit = At this table no more than { $limit } Menhirs can be lit.
