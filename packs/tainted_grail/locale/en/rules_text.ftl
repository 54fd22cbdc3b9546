### Rules text, made from what cards do

## Sentences

rule-when = { $when }: { $effects }.
rule-when-if = { $when }, if { $condition }: { $effects }.
rule-always = { $effects }.
rule-always-if = If { $condition }: { $effects }.
rule-then = { $first }; { $next }
rule-or = { $first } or { $next }
rule-choice = { $first } or { $next }
rule-roll-next = { $first } / { $next }
rule-list = { $parts }
rule-nothing = nothing happens
rule-number = { $n }
    .equal = to { $n }
rule-may = you may { $price }; if you do, { $effects }
rule-pay-first = { $price }, then { $effects }
rule-only-if = only if { $condition }: { $effects }
rule-if = if { $condition }, { $effects }
rule-if-else = if { $condition }, { $effects }; otherwise { $others }
rule-option = “{ $label }” ({ $effects })
rule-choose = choose { $options }
rule-each = for { $who }: { $effects }
rule-repeat = { $n } times: { $effects }
rule-repeat-by = a number of times equal { $value }: { $effects }
rule-text = read on
rule-once-visit = once a visit
rule-once-day = once a day
rule-once-chapter = once a Chapter
rule-limit-activation = { $n ->
    [one] Once per Activation.
   *[other] { $n } times per Activation.
}
rule-limit-turn = { $n ->
    [one] Once per Turn.
   *[other] { $n } times per Turn.
}
rule-limit-encounter = { $n ->
    [one] Once per Encounter.
   *[other] { $n } times per Encounter.
}
rule-limit-day = { $n ->
    [one] Once a day.
   *[other] { $n } times a day.
}
rule-limit-campaign = { $n ->
    [one] Once in the campaign.
   *[other] { $n } times in the campaign.
}

## When

rule-at-place = On placement
rule-at-delayed = Delayed { $n }
rule-at-response = Response
rule-at-encounter-start = When an Encounter starts
rule-at-encounter-end = When an Encounter ends
rule-at-activation-start = When you are activated
rule-at-turn-end = At the End of the Turn
rule-at-defeat = When you win a Combat or a Diplomacy
rule-at-flee = When you Flee
rule-at-opportunity = After an Opportunity attack against you
rule-at-day-start = At the Start of the Day
rule-at-event = When an Event is revealed
rule-at-rest = When you Rest
rule-at-recover = When you recover Energy
rule-at-day-end = At the End of the Day
rule-at-travel = When you Travel
rule-at-enter = When you enter a Location
rule-at-explore = When you Explore
rule-at-reveal = When you reveal Locations
rule-at-gain = When you gain this card
rule-at-expire = When the dial here runs out
rule-at-dying = When you start Dying
rule-at-death = When you die
rule-act = Action ({ $price })
rule-act-combat = In Combat, { $price }
rule-act-diplomacy = In Diplomacy, { $price }
rule-act-encounter = In an Encounter, { $price }
rule-in-phase = { $what } ({ $phase })
rule-phase-delayed = before Delayed Abilities
rule-phase-play = while playing cards
rule-phase-attack = before the attack or Reaction
rule-for-nothing = free

## Prices

rule-pay = pay { $what }
rule-pay-charges = { $n ->
    [one] pay 1 Charge
   *[other] pay { $n } Charges
}
rule-each-pays = each member must { $price }
rule-flip-self = flip this card
rule-flip = flip { $item }

## Numbers

rule-amount = { $n } { $kind }
rule-amount-per-players = { $n } { $kind } per player
rule-amount-per-party = { $n } { $kind } per member
rule-amount-with-players = { $n } { $kind }, { $each } per player
rule-amount-with-party = { $n } { $kind }, { $each } per member
rule-amount-value = { $kind } equal { $value }
rule-value-keys = the number of connected Attribute Keys
    .equal = to the number of connected Attribute Keys
rule-value-keys-of = the number of connected { $kind } Keys
    .equal = to the number of connected { $kind } Keys
rule-value-pool = the number of cubes in the Pool
    .equal = to the number of cubes in the Pool
rule-value-affinity = the slot of the Affinity marker
    .equal = to the slot of the Affinity marker
rule-value-charges = the number of Charges on this card
    .equal = to the number of Charges on this card
rule-value-taken = the Damage suffered
    .equal = to the Damage suffered
rule-value-die = the roll of a die
    .equal = to the roll of a die
rule-value-dial = the value of the dial { $target }
    .equal = to the value of the dial { $target }
rule-value-per-players = { $each } per player
    .equal = to { $each } per player
rule-value-per-party = { $each } per member
    .equal = to { $each } per member
rule-value-with-players = { $base }, { $each } per player
    .equal = to { $base }, { $each } per player
rule-value-with-party = { $base }, { $each } per member
    .equal = to { $base }, { $each } per member
rule-value-sum = { $first } plus { $next }
    .equal = { $first } plus { $next }
rule-value-minus = { $first } minus { $next }
    .equal = { $first } minus { $next }
rule-value-mul = { $first } × { $next }
    .equal = { $first } × { $next }
rule-value-min = the lowest of { $parts }
    .equal = to the lowest of { $parts }
rule-value-max = the highest of { $parts }
    .equal = to the highest of { $parts }
rule-at-least = { $n } or more
rule-at-most = { $n } or less
rule-exactly = exactly { $n }
rule-other-than = other than { $n }

## Who and where

rule-who-self = you
rule-who-each = each of you
rule-who-all = every Character
rule-who-party = the Party
rule-who-one = one of you
rule-who-others = each of the others
rule-who-owner = the owner
rule-who-at = every Character at { $place }
rule-place-here = this Location
rule-place-lowest-revealed = the revealed Location with the lowest number
rule-place-highest-connected = the connected Location with the highest number
rule-place-connected = a Location connected to { $near }
rule-place-connected-such = a Location connected to { $near } { $sort }
rule-place-chosen = a revealed Location of your choice
rule-place-chosen-such = a revealed Location of your choice { $sort }
rule-sort-tag = marked “{ $tag }”
rule-sort-seal = with the { $seal } seal
rule-sort-menhir = with an Active Menhir
rule-sort-no-menhir = without an Active Menhir
rule-sort-not = not { $sort }
rule-target-self = on your board
rule-target-self-card = on this card
rule-target-secret = on Secret { $number }
rule-target-place = on { $place }
rule-named = { $name }
rule-location = Location { $number }
rule-secret = Secret { $number }
rule-ready = { $thing } in use

## Items

rule-item = an Item
rule-item-crafted = a Crafted Item
rule-item-weapon = a Weapon
rule-item-armour = a piece of Armour
rule-item-shield = a Shield
rule-item-companion = a Companion
rule-item-relic = a Relic
rule-item-weapon-crafted = a Crafted Weapon
rule-item-armour-crafted = a piece of Crafted Armour
rule-item-shield-crafted = a Crafted Shield
rule-item-companion-crafted = a Crafted Companion
rule-item-relic-crafted = a Crafted Relic
rule-items = all Items
rule-items-crafted = all Crafted Items
rule-items-weapon = all Weapons
rule-items-armour = all Armour
rule-items-shield = all Shields
rule-items-companion = all Companions
rule-items-relic = all Relics
rule-item-draw-you = draw { $item }
rule-item-draw-they = { $who } draws { $item }
rule-item-draw-more-you = draw { $item }, { $n } times
rule-item-draw-more-they = { $who } draws { $item }, { $n } times
rule-item-gain-you = gain { $item }
rule-item-gain-they = { $who } gains { $item }
rule-item-discard-you = discard { $item }
rule-item-discard-they = { $who } discards { $item }
rule-item-discard-more-you = discard { $item }, { $n } times
rule-item-discard-more-they = { $who } discards { $item }, { $n } times

## Conditions

rule-if-number-you = { $yours } is { $amount }
rule-if-number-one = one of you has { $kind } { $amount }
rule-if-number-none = none of you has { $kind } { $amount }
rule-if-number-each = each of you has { $kind } { $amount }
rule-if-number-not-each = not all of you have { $kind } { $amount }
rule-if-number-sum = your { $kind } together is { $amount }
rule-if-state-you = you are { $state }
rule-if-state-you-not = you are not { $state }
rule-if-state-one = one of you is { $state }
rule-if-state-one-not = none of you is { $state }
rule-if-zone = the Affinity marker is in the { $zone } area
rule-if-zone-not = the Affinity marker is not in the { $zone } area
rule-if-red = the { $kind } marker is in a red slot
rule-if-red-not = the { $kind } marker is not in a red slot
rule-if-status = the Status “{ $status }” is marked
rule-if-status-not = the Status “{ $status }” is not marked
rule-if-status-part = part { $part } of the Status “{ $status }” is marked
rule-if-status-part-not = part { $part } of the Status “{ $status }” is not marked
rule-if-status-count = the number of marked parts of “{ $status }” is { $amount }
rule-if-has-self = you have { $thing }
rule-if-has-self-not = you do not have { $thing }
rule-if-has-party = one of you has { $thing }
rule-if-has-party-not = none of you has { $thing }
rule-if-has-any = some Character has { $thing }
rule-if-has-any-not = no Character has { $thing }
rule-if-is-you = you are { $name }
rule-if-is-you-not = you are not { $name }
rule-if-is-one = { $name } is among you
rule-if-is-one-not = { $name } is not among you
rule-if-together = { $names } are in the same place
rule-if-together-not = { $names } are not in the same place
rule-if-at = you are at { $place }
rule-if-at-not = you are not at { $place }
rule-if-tag = the Location is marked “{ $name }”
rule-if-tag-not = the Location is not marked “{ $name }”
rule-if-seal = the Location has the { $name } seal
rule-if-seal-not = the Location does not have the { $name } seal
rule-if-revealed = { $name } is on the table
rule-if-revealed-not = { $name } is not on the table
rule-if-menhir = the Menhir of { $place } is Active
rule-if-menhir-not = the Menhir of { $place } is not Active
rule-if-menhir-here = the Menhir here is Active
rule-if-menhir-here-not = the Menhir here is not Active
rule-if-menhirs = the number of Active Menhirs is { $amount }
rule-if-pool = the number of cubes in the Pool is { $amount }
rule-if-affinity = the slot of the Affinity marker is { $amount }
rule-if-stage = this is Stage { $n }
rule-if-stage-number = the Stage is { $amount }
rule-if-played = the number of cards you have played in this Activation is { $amount }
rule-if-keys = the number of connected Attribute Keys is { $amount }
rule-if-keys-of = the number of connected { $kind } Keys is { $amount }
rule-if-charges = the number of Charges on this card is { $amount }
rule-if-trait = the Encounter has { $name }
rule-if-trait-not = the Encounter does not have { $name }
rule-if-deck = the Encounter is { $name }
rule-if-deck-not = the Encounter is not { $name }
rule-if-kind = this is { $name }
rule-if-kind-not = this is not { $name }
rule-if-encounter = you are facing { $name }
rule-if-encounter-not = you are not facing { $name }
rule-if-players = the number of players is { $amount }
rule-if-party = the number of members is { $amount }
rule-if-chapter = the Chapter is “{ $chapter }”
rule-if-chapter-not = the Chapter is not “{ $chapter }”
rule-if-chapter-number = the number of the Chapter is { $amount }
rule-if-day = the number of the day is { $amount }
rule-if-quest = the Quest “{ $quest }” is active
rule-if-quest-not = the Quest “{ $quest }” is not active
rule-if-dial = the value of the dial { $target } is { $amount }
rule-if-mode-story = you play in Story mode
rule-if-mode-story-not = you do not play in Story mode
rule-if-mode-narrative = you play in Narrative mode
rule-if-mode-narrative-not = you do not play in Narrative mode
rule-if-ate = you have eaten
rule-if-ate-not = you have not eaten

## Effects

rule-gain-you = gain { $what }
rule-gain-they = { $who } gains { $what }
rule-lose-you = lose { $what }
rule-lose-they = { $who } loses { $what }
rule-set-you = set { $kind } { $value }
rule-set-they = { $who } sets { $kind } { $value }
rule-damage-you = suffer { $n } Damage
rule-damage-they = { $who } suffers { $n } Damage
rule-damage-by-you = suffer Damage equal { $value }
rule-damage-by-they = { $who } suffers Damage equal { $value }
rule-raise-you = raise { $kind } by { $value }
rule-raise-they = { $who } raises { $kind } by { $value }
rule-lower-you = lower { $kind } by { $value }
rule-lower-they = { $who } lowers { $kind } by { $value }
rule-pool-up = { $n ->
    [one] put 1 cube in the Pool
   *[other] put { $n } cubes in the Pool
}
rule-pool-down = { $n ->
    [one] take 1 cube out of the Pool
   *[other] take { $n } cubes out of the Pool
}
rule-pool-up-by = put in the Pool a number of cubes equal { $value }
rule-pool-down-by = take out of the Pool a number of cubes equal { $value }
rule-affinity-up = move the Affinity marker up { $n }
rule-affinity-down = move the Affinity marker down { $n }
rule-affinity-up-by = move the Affinity marker up by a number equal { $value }
rule-affinity-down-by = move the Affinity marker down by a number equal { $value }
rule-charges-up = { $n ->
    [one] put 1 Charge on this card
   *[other] put { $n } Charges on this card
}
rule-charges-down = { $n ->
    [one] take 1 Charge off this card
   *[other] take { $n } Charges off this card
}
rule-charges-up-by = put on this card a number of Charges equal { $value }
rule-charges-down-by = take off this card a number of Charges equal { $value }
rule-draw-you = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
rule-draw-they = { $n ->
    [one] { $who } draws a card
   *[other] { $who } draws { $n } cards
}
rule-draw-by-you = draw a number of cards equal { $value }
rule-draw-by-they = { $who } draws a number of cards equal { $value }
rule-discard-hand-you = { $n ->
    [one] discard a card from hand
   *[other] discard { $n } cards from hand
}
rule-discard-hand-they = { $n ->
    [one] { $who } discards a card from hand
   *[other] { $who } discards { $n } cards from hand
}
rule-discard-deck-top-you = { $n ->
    [one] discard the top card of the deck
   *[other] discard the top { $n } cards of the deck
}
rule-discard-deck-top-they = { $n ->
    [one] { $who } discards the top card of the deck
   *[other] { $who } discards the top { $n } cards of the deck
}
rule-discard-sequence = { $n ->
    [one] discard the last card of the Sequence
   *[other] discard the last { $n } cards of the Sequence
}
rule-discard-but-you = { $n ->
    [one] discard your hand but one card
   *[other] discard your hand but { $n } cards
}
rule-discard-but-they = { $n ->
    [one] { $who } discards the hand but one card
   *[other] { $who } discards the hand but { $n } cards
}
rule-play = play a card from hand as if it connected to Continue
rule-secret-gain-you = gain Secret { $number }
rule-secret-gain-they = { $who } gains Secret { $number }
rule-secret-discard = discard Secret { $number }
rule-secret-remove = remove Secret { $number } from the game
rule-encounter = draw a { $deck } Encounter
rule-encounter-named = face { $name }
rule-encounter-win = if you win, { $effects }
rule-encounter-lose = if you do not win, { $effects }
rule-move-you = move to { $place }
rule-move-they = { $who } moves to { $place }
rule-leave-you = leave the Encounter
rule-leave-they = { $who } leaves the Encounter
rule-die-you = you die
rule-die-they = { $who } dies
rule-roll = { $die }: { $lines }
rule-roll-line = { $result }, { $effects }
rule-die-d6 = roll a die
rule-die-coin = flip a dial
rule-die-guardian = roll the Guardian die
rule-face-skull = Skull
rule-face-grail = Grail
rule-face-north = north
rule-face-east = east
rule-face-south = south
rule-face-west = west
rule-face-nothing = nothing
rule-face-discard = discard
rule-end-win = the Encounter is won
rule-end-lose = the Encounter is lost
rule-end-run-away = the enemy Runs Away

## Effects on the map and the story

rule-status-set = mark { $status }
rule-status-clear = clear { $status }
rule-status-whole = “{ $status }”
rule-status-part = part { $part } of “{ $status }”
rule-dial-set-time = put a dial with a Time token { $target }, set { $value }
rule-dial-set-quest = put a dial with a Quest token { $target }, set { $value }
rule-dial-set-none = put a dial { $target }, set { $value }
rule-dial-add = turn the dial { $target } by { $by }
rule-dial-remove = take away the dial { $target }
rule-token-time = Time tokens { $target }: { $n }
rule-token-quest = Quest tokens { $target }: { $n }
rule-menhir-light = light the Menhir of { $place }, dial { $value }
rule-menhir-adjust = turn the dial of the Menhir of { $place } by { $by }
rule-location-replace = replace Location { $old } with Location { $new }
rule-location-reveal = reveal { $place }
rule-location-discard = discard { $place }
rule-location-remove = remove { $place } from the game
rule-guardian-spawn = { $name } stands guard at { $place }
rule-guardian-move = { $name } moves to { $place }
rule-guardian-discard = { $name } leaves the map
rule-events-raise = { $n ->
    [one] the Event named comes to the top of the Event deck
   *[other] the { $n } Events named come to the top of the Event deck
}
rule-events-top = { $n ->
    [one] put an Event on top of the Event deck
   *[other] put { $n } Events on top of the Event deck
}
rule-events-bottom = { $n ->
    [one] put an Event at the bottom of the Event deck
   *[other] put { $n } Events at the bottom of the Event deck
}
rule-events-random-top = { $n ->
    [one] put a Random Event on top of the Event deck
   *[other] put { $n } Random Events on top of the Event deck
}
rule-events-discard = { $n ->
    [one] discard an Event
   *[other] discard { $n } Events
}
rule-events-remove = { $n ->
    [one] remove an Event from the game
   *[other] remove { $n } Events from the game
}
rule-events-peek = { $n ->
    [one] look at the next Event
   *[other] look at the next { $n } Events
}
rule-quest-discard-self = this Quest is discarded
rule-quest-succeed-self = this Quest succeeds
rule-quest-fail-self = this Quest fails
rule-quest-discard = the Quest “{ $quest }” is discarded
rule-quest-succeed = the Quest “{ $quest }” succeeds
rule-quest-fail = the Quest “{ $quest }” fails
rule-task = note a new Task
rule-task-done = strike a Task off the list
rule-chapter = the Chapter “{ $chapter }” begins
rule-campaign-win = the campaign ends in victory
rule-campaign-fail = the campaign ends in failure
rule-campaign-save = this is a good moment to save
rule-goto = turn to another verse
rule-goto-book = turn to verse { $number } of the Book of Secrets
rule-goto-end = the Exploration ends
rule-goto-back = go back to where you were exploring

## Modifiers

rule-modify-by = { $stat } { $by }
rule-modify-more = { $stat } raised by a number equal { $value }
rule-modify-less = { $stat } reduced by a number equal { $value }
rule-modify-times = { $stat } × { $value }
rule-modify-set = { $stat }: { $value }
rule-modify-none = { $stat }: none
rule-modify-key = { $kind } Keys always connect for you
rule-modify-trait = the Encounter has { $trait }
rule-modify-no-trait = the Encounter does not have { $trait }
rule-modify-for = for { $who }: { $change }
rule-for-phase = { $change } in this phase
rule-for-activation = { $change } in this Activation
rule-for-encounter = { $change } until the Encounter ends
rule-for-day = { $change } until the end of the day
stat-damage = Damage suffered
stat-pool-loss = Cubes lost from the Pool
stat-affinity-loss = Affinity lost
stat-pool-gain = Cubes gained
stat-cost = { $kind } cost of { $action }
stat-action-explore = Exploring
stat-action-travel = Travelling
stat-action-location = the Location Action
stat-action-character = the Character Action
stat-action-menhir = lighting Menhirs
stat-action-use = the Actions of cards
stat-action-avoid = Avoiding an Encounter
stat-energy-recovery = Energy recovered
stat-energy-cap = Energy limit
stat-hand-start = Starting hand
stat-hand-limit = Hand limit
stat-draw-turn-end = Cards drawn at the End of the Turn
stat-cards-max = Cards you may play in an Activation
stat-attr = { $kind } for Keys
stat-limit-items = Items you may hold
stat-dial-menhir = Dial of the Menhirs you light
stat-reward-exp = Exp from Rewards
