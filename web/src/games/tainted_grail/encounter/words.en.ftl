# The encounter table

tge-encounter = Encounter
tge-mine = Your side
tge-after = How the encounter ended
tge-nothing = No cards.
tge-read = Read { $name }

## Who is met

tge-foe = { $name }: { $value } cubes in the Pool are needed
tge-foe-talks = { $name }: Diplomacy
tge-table = What the enemy does, by the cubes in the Pool
tge-row-now = (now)
tge-opportunity = Opportunity
tge-attacks = Acts { $n } times.
tge-reward = Reward: { $gains }
tge-loot = Loot: { $gains }
tge-failure = If you fail: { $loss }
tge-avoid = It can be avoided: { $price }.
tge-avoid-free = It can be avoided for nothing.
tge-avoid-if = Only if { $what }.
tge-stage = Stage { $n } of { $of }
tge-reaction = Reaction
tge-topics = Topics

## The Sequence

tge-sequence = Sequence
tge-more = + { $n ->
    [one] 1 card
   *[other] { $n } cards
}
tge-slot-first = The first card is played freely
tge-slot-go = Now only cards that connect this icon
tge-card-laid = { $card }, by { $name }
tge-card-covered = { $card }, by { $name }, covered
tge-card-next = If you play { $card }
tge-card-connected = Connected keys: { $keys }
tge-joins = Connects { $keys }
tge-joins-none = Connects no key
tge-can-use = It can be used
tge-time = { $n ->
    [one] 1 Time token
   *[other] { $n } Time tokens
}
tge-charges = { $n ->
    [one] 1 Charge
   *[other] { $n } Charges
}
tge-left-edge = Left: { $keys }
tge-right-edge = Right: { $keys }

## The hand

tge-hand = Hand of { $name }: { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
tge-hand-empty = No cards in hand
tge-cannot = It cannot be played now
tge-magic-on = 1 Magic paid
tge-magic-off = Pay 1 Magic
tge-magic-short = Magic
tge-deck = Deck: { $n ->
    [one] one card
   *[other] { $n } cards
}
tge-deck-short = deck
tge-discard = Discards: { $n ->
    [one] one card
   *[other] { $n } cards
}
tge-discard-short = discards
tge-in-hand = cards in hand

## Pool, Affinity, phases

tge-pool = Pool
tge-pool-said = Combat Pool: { $pool } of { $need }
tge-pool-then = Combat Pool: { $pool } of { $need }, then { $then }
tge-affinity = Affinity
tge-affinity-said = Affinity: slot { $at } of { $last }, { $zone } zone
tge-affinity-then = Affinity: slot { $at } of { $last }, { $zone } zone, then { $then }
tge-of = of { $n }
tge-then = then { $n }
tge-turn = Turn { $n }
tge-phase-delayed = Delayed
tge-phase-play = Play cards
tge-phase-attack = Enemy attack
tge-phase-reaction = Reaction
tge-phase-end = End of the Turn
tge-limit = Cards played: { $played } of { $n }
tge-expected = { $n ->
    [one] Without one more card: Opportunity
   *[other] Without { $n } more cards: Opportunity
}
tge-wins = You win
tge-runs-away = It runs away

## The Characters

tge-attributes = Attributes
tge-active = active
tge-waiting = waiting
tge-done = done
tge-to-come = to act
tge-left = out

## Equipment

tge-gear = What you use
tge-in-use = in use
tge-aside = aside
tge-gear-none = Nothing to choose.

## With large text

tge-tab-cards = Cards
