# Encounters: Combat and Diplomacy.

## Questions

prompt-avoid = { $avoids ->
    [0] Face it or give up?
   *[other] Avoid it, face it or give up?
}
prompt-equipment = What do you use in this Encounter?
prompt-mulligan = Keep your hand or change it?
prompt-approach = Which way do you go about this Stage?
prompt-active = Who is the next Active Character?
prompt-play-card = { $cards ->
    [0] No card can follow: what now?
   *[other] Which card do you play?
}
prompt-panic = Panic: which Magic Keys do you pay for on this card?
prompt-play-by-effect = Which card do you play? This time it need not Continue.
prompt-magic-payer = Who spends the Magic for this Key?
prompt-before-delayed = Delayed Abilities act now. Anything first?
prompt-before-attack = The enemy is about to act. Do you do anything first?
prompt-discard = Which card do you discard?
prompt-keep = Which card do you keep in hand?
prompt-use-ability = Do you use this Ability?
prompt-agree-active = Do you agree on the next Active Character?
prompt-agree-magic = Do you spend 1 Magic for a companion's card?
prompt-agree-charge = May a companion use the Charges on your card?
prompt-agree-flee = Do you all Flee together?

## Answers

option-avoid-avoid = Avoid the Encounter
option-avoid-face = Face it
option-avoid-fail = Give up and take the Failure
option-equipment-ready = Ready as I am
option-equipment-take-up = Use { $item }
option-equipment-set-aside = Set { $item } aside
option-mulligan-keep-hand = Keep the hand
option-mulligan-mulligan = Exchange it for { $n ->
    [one] one card
   *[other] { $n } cards
}
option-approach-approach = { $approach }
option-active-active = { $name }
option-play-card-play = Play { $card }
option-play-card-play-magic = Play { $card }, spending { $n } Magic
option-play-card-panic = Turn the top card of the deck
option-play-card-stop = Play no more
option-play-card-charge = Pay Charges: { $card }
option-play-card-use = Use { $card }
option-play-card-flee = Flee
option-panic-play = Spend no Magic
option-panic-play-magic = Spend { $n } Magic
option-play-by-effect-play = Play { $card }
option-play-by-effect-play-magic = Play { $card }, spending { $n } Magic
option-magic-payer-pay = { $name } pays
option-magic-payer-take-back = Take the card back into your hand
option-magic-payer-without-magic = Play it without this Magic
option-before-delayed-go-on = Let them act
option-before-delayed-flee = Flee
option-before-delayed-charge = Pay Charges: { $card }
option-before-delayed-use = Use { $card }
option-before-attack-go-on = Face what comes
option-before-attack-flee = Flee
option-before-attack-charge = Pay Charges: { $card }
option-before-attack-use = Use { $card }
option-discard-discard = Discard { $card }
option-keep-keep = Keep { $card }
option-use-ability-use = Use { $card }
option-use-ability-decline = Leave it
option-agree-active-agree = Agreed
option-agree-active-refuse = No
option-agree-magic-agree = Spend 1 Magic
option-agree-magic-refuse = Keep it
option-agree-charge-agree = Agreed
option-agree-charge-refuse = No
option-agree-flee-agree = Flee
option-agree-flee-refuse = Stay

## What happened

event-encounter-drawn = Before you: { $card }.
event-no-encounter-found = Nobody shows up.
event-encounter-ended = { $outcome ->
    [won] { $card }: you have won.
    [lost] { $card }: you have lost.
    [fled] { $card }: the Party withdraws.
    [run_away] { $card }: the enemy Runs Away.
    [robbed] { $card }: the enemy has taken everything and is gone.
    [avoided] { $card }: Encounter avoided.
   *[told] { $card }: that is all.
}
event-outcome-read = { $text }
event-guardian-stayed = { $card } stays on guard at { $at }.
event-encounter-left = { $how ->
    [fled] { $seat } Flees.
    [dying] { $seat } falls and is out of the Encounter.
    [died] { $seat } dies in the Encounter.
    [failed] { $seat } gives up.
   *[sent] { $seat } leaves the Encounter.
}
event-item-brought-into-use = { $seat } uses { $item }.
event-item-set-aside = { $seat } sets { $item } aside.
event-hand-exchanged = { $seat } takes a new hand: { $left ->
    [one] one card
   *[other] { $left } cards
}.
event-cards-drawn = { $seat } draws { $cards }.
event-card-discarded = { $seat } discards { $card }.
event-deck-card-discarded = { $seat } discards { $card } from the top of the deck.
event-character-activated = { $seat } is the Active Character (Turn { $turn }).
event-activation-ended = { $seat } has finished.
event-turn-ended = End of Turn { $turn }.
event-card-played = { $magic ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } with { $magic } Magic.
}
event-panic-card-turned = { $seat } is in Panic and turns { $card }.
event-key-connected = { $card }: the { $key } Key connects.
event-pool-changed = Combat Pool: { $by }, now { $now }.
event-affinity-moved = Affinity { $by }: now { $now }.
event-sequence-card-lost = { $card } leaves the Sequence.
event-time-token-placed = { $n ->
    [one] One Time token on { $card }.
   *[other] { $n } Time tokens on { $card }.
}
event-time-token-removed = { $left ->
    [0] The last Time token comes off { $card }.
   *[other] A Time token comes off { $card }: { $left } left.
}
event-ability-covered = { $card } is covered: its Delayed Ability will not happen.
event-charges-changed = { $now ->
    [one] { $card }: one Charge.
   *[other] { $card }: { $now } Charges.
}
event-enemy-attacked = { $seat } is attacked by { $card } (Pool { $pool }).
event-enemy-reacted = { $seat } meets the Reaction of { $card } (Stage { $stage }).
event-opportunity-taken = { $seat } leaves an opening and suffers the Opportunity attack of { $card }.
event-stage-won = Stage { $stage } won.
event-party-disagreed = The Party does not agree: the Encounter is faced.
event-consent-refused = { $seat } does not agree.
event-flee-tried = { $why ->
    [cards] { $seat } has no cards left and must Flee.
   *[other] { $seat } tries to Flee.
}
event-flee-coin-flipped = { $face ->
    [grail] Grail: { $seat } gets away.
   *[skull] Skull: { $seat } has to stay.
}
event-characters-robbed = There is no resisting: all Wealth and all Items are gone.
event-weapons-shattered = { $seat }'s weapons go to pieces.

## Refusals

refusal-tg-e-not-active = { $name } is not the Active Character.
refusal-tg-e-already-activated = { $name } has already had an Activation in this Turn.
refusal-tg-e-panic-first = In Panic the first card comes from the top of the deck.
refusal-tg-e-not-in-hand = This card is not in your hand.
refusal-tg-e-card-limit = No more than { $n } cards in this Activation.
refusal-tg-e-no-continue = To play another card, connect a Continue icon.
refusal-tg-e-magic-none = Nobody can pay the Magic for this Key.
refusal-tg-e-charges = There are not enough Charges on this card.
refusal-tg-e-covered = Another card covers this Ability.
refusal-tg-e-equip-closed = What is used in an Encounter is chosen before it starts.
refusal-tg-e-item-flipped = Already used in this Encounter: { $item }.
refusal-tg-e-mulligan-min = A one-card hand cannot be exchanged.
refusal-tg-e-flee-phase = Fleeing is possible only in one's own Activation.
refusal-tg-e-flee-once = Only one Flee attempt per Activation.
refusal-tg-e-not-unanimous = All members must agree.
refusal-tg-e-avoid-none = This Encounter cannot be Avoided.
refusal-tg-e-avoid-late = Diplomacy has started: it is too late to Avoid.
refusal-tg-e-avoid-req = No member has what it takes to Avoid this Encounter.
refusal-tg-e-consent = { $name } has not agreed.

## Phases

phase-encounter-delayed = Delayed Abilities
phase-encounter-play = playing cards
phase-encounter-attack = the attack or Reaction
phase-encounter-window = between two phases
phase-encounter-end = the end of the Turn
phase-encounter-outcome = the end of the Encounter
