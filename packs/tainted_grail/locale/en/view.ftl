### The table as text.

## The day

view-campaign = { $campaign }
view-chapter = { $campaign }: { $chapter }
view-day = Day { $day }, { $moment }.
view-last-day = This table stops at the end of day { $day }.
view-over = The campaign stopped on day { $day }.

step-start-0 = at first light
step-start-1 = in the morning: dark Menhirs go
step-start-2 = in the morning: what no Menhir holds is lost
step-start-3 = in the morning: the Menhirs' dials turn
step-start-4 = in the morning: Time dials turn
step-start-5 = in the morning: today's Event
step-start-6 = in the morning: Guardians move
step-start-7 = in the morning: time to talk and trade
step-start-8 = in the morning: everybody makes ready
step-during = round { $round } of Actions
step-end-1 = in the evening: rest
step-end-2 = in the evening: strength comes back
step-end-3 = in the evening: what was learnt is put to use
step-end-4 = in the evening: decks are rebuilt
step-end-5 = at night: dreams

## The story

view-event = Event: { $name }. { $story } { $rules }
view-quest = Quest: { $name }. { $goal }
view-quest-done = Quest: { $name } (already fulfilled). { $goal }
view-statuses = Statuses: { $statuses }.
view-status-parts = { $name } (parts: { $parts })
view-task = Task: { $task }
view-dial = { $token ->
    [time] Time dial
    [quest] Quest dial
   *[none] Dial
} on { $target }: { $value }.
view-effect = { $name }: { $text } ({ $who }, until the end of { $lasts ->
    [phase] the phase
    [activation] the Activation
    [encounter] the Encounter
   *[day] the day
}).
view-decks = Decks: Events { $events }, Items { $items }; Encounters: green { $green }, grey { $grey }, violet { $violet }, blue { $blue }.
view-journal = Journal, { $title } ({ $readers }):

## The map

view-map = The map; north is up. A star marks a lit Menhir; in brackets, who is there:
view-place = { $number } { $name } · { $signs }
view-place-bare = { $number } { $name }
view-lit = Menhir lit, dial { $dial }
view-time-tokens = Time tokens: { $n }
view-quest-tokens = Quest tokens: { $n }
view-guardian = Guardian: { $name }
view-exits = Ways: { $exits }.
view-exit-north = north { $to }
view-exit-east = east { $to }
view-exit-south = south { $to }
view-exit-west = west { $to }
view-exit-to = to { $number } { $name }
view-exit-closed = { $number }, not on the table
view-explorable = There is something to explore.
view-action = Action, { $name } ({ $price }): { $effects }
view-action-left = { $n ->
    [0] Used up today.
    [one] Once more today.
   *[other] { $n } more times today.
}
view-action-if = Only if { $condition }.
view-instant = On arrival: { $effects }
view-lying = Lying here: { $items }.
view-menhir = The Menhir of { $place } asks:
view-menhir-way = { $price }; the dial is set to { $dial }.
view-menhir-named = { $name }: { $line }
view-menhir-needs = Only if { $requirement }.

## Characters

view-you = { $name } (you)
view-counted = { $name } { $n }
view-hero = { $name }, { $place }. Energy { $energy } (at most { $cap }), Health { $health } of { $most }, Terror { $terror } of { $worst }. { $resources }.
view-hero-states = { $line } Now { $states }.
view-hero-gone = { $name }: gone.
view-attributes = { $attributes }.
view-item = Item: { $name }
view-secret = Secret: { $name }
view-held-signs = { $line } ({ $signs }).
view-skill = Skill: { $name }.
view-condition = Condition: { $name }.
view-own-decks = Combat deck { $combat } (Reserve { $combat_reserve }), Diplomacy deck { $diplomacy } (Reserve { $diplomacy_reserve }), set aside { $spare }.
state-acted = done for this round
held-unused = not in use
held-flipped = used up
held-crafted = Crafted
held-personal = Personal
held-charges = { $n ->
    [one] one Charge
   *[other] { $n } Charges
}
face-action = Own Action, { $name } ({ $price }): { $effects }
face-flaw = Flaw, { $name }: { $rules }
face-lines = { $first } { $next }

## Encounters

view-foe = { $name }: { $kind }, { $deck } deck.
view-traits = Traits: { $traits }
view-trait = { $name } ({ $rule })
view-pool = Combat Pool: { $pool } of { $value }. Combat Table, by the cubes in the Pool:
view-affinity = Affinity: { $track }
view-avoid = Avoid: { $price }.
view-stage = Stage { $n } of { $of }: { $name }.
view-approach = { $name }
view-reaction = Reaction: { $effects }
view-topic = Topic, { $key }: { $effects }
view-opportunity = Opportunity: { $effects }
view-reward = Reward: { $effects }
view-loot = Loot: { $effects }
view-failure = Failure: { $effects }
view-text = { $effects }
view-activation = Turn { $turn }: { $name } is the Active Character ({ $phase }); { $played ->
    [0] no card played yet
    [one] one card played
   *[other] { $played } cards played
}.
view-card-limit = No more than { $n } cards in this Activation.
view-panic = Panic: the first card comes from the top of the deck.
view-sequence = Sequence, from the first card to the last:
view-placing = Being placed: { $card }.
view-edge = The next card meets: { $keys }.
view-hand = { $name }: { $n ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $n } cards in hand
}, { $deck } in the deck.
view-card = { $name }.
view-left = left edge: { $keys }
view-right = right edge: { $keys }
view-join = would connect { $key }: { $gives }
view-join-nothing = would connect { $key }
laid-connected = connected: { $keys }
laid-time = { $n ->
    [one] one Time token
   *[other] { $n } Time tokens
}
half-free = Free
half-magic = Magic
half-bonus = Bonus
half-none = nothing
half-attribute = { $name } { $level }
half-icons = { $name } [{ $icons }]
icon-cubes = { $n ->
    [one] one cube
   *[other] { $n } cubes
}
icon-affinity = Affinity { $n }
icon-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
icon-continue = Continue
icon-topic = Topic
icon-tear = Tear
icon-x = ×{ $n }
icon-void = Void

trait-ambush-rule = whoever acts first keeps a single card in hand
trait-dash-rule = whoever acts first suffers 2 Damage
trait-defensive-rule = the first card of each Activation gives one cube less
trait-fast-rule = no more than two cards in an Activation
trait-feint-rule = its attacks cannot be softened
trait-guardian-rule = undefeated, it stays on the map
trait-horde-rule = each attack first takes two cards from the top of the deck
trait-opportunist-rule = whoever plays fewer than two cards suffers the Opportunity attack
trait-rage-rule = it attacks twice
trait-shatter-rule = Weapons in use break at the end
trait-slow-rule = one card more at the start of the Encounter and at the end of each Turn
trait-thief-rule = once nobody has more than 1 Health it takes all Wealth and all Items and is gone
