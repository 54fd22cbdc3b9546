### The texts of powers and scoring lines, made from their data

power-draw-modifier-current =
    { $n ->
        [one] Draw a modifier in this turn.
       *[other] Draw { $n } modifiers in this turn.
    }
power-draw-modifier-next =
    { $n ->
        [one] Draw a modifier in the next turn.
       *[other] Draw { $n } modifiers in the next turn.
    }
power-draw-modifier-choice =
    { $n ->
        [one] Draw a modifier in a turn of your choice.
       *[other] Draw { $n } modifiers in turns of your choice.
    }
power-blacken-choice-single =
    { $rows ->
        [one] Blacken the next row of a column of your choice, if it is single.
       *[other] Blacken up to { $rows } single rows of a column of your choice.
    }
power-blacken-choice-any =
    { $rows ->
        [one] Blacken the next row of a column of your choice, even if it is a pair.
       *[other] Blacken the next { $rows } rows of a column of your choice, pairs included.
    }
power-blacken-list-single =
    { $rows ->
        [one] Blacken the next row of a column among { $columns }, if it is single.
       *[other] Blacken up to { $rows } single rows of a column among { $columns }.
    }
power-blacken-list-any =
    { $rows ->
        [one] Blacken the next row of a column among { $columns }, even if it is a pair.
       *[other] Blacken the next { $rows } rows of a column among { $columns }, pairs included.
    }
power-blacken-one-single =
    { $rows ->
        [one] Blacken the next row of column { $column }, if it is single.
       *[other] Blacken up to { $rows } single rows of column { $column }.
    }
power-blacken-one-any =
    { $rows ->
        [one] Blacken the next row of column { $column }, even if it is a pair.
       *[other] Blacken the next { $rows } rows of column { $column }, pairs included.
    }
power-circle-any =
    { $n ->
        [one] Circle any free number.
       *[other] Circle any { $n } free numbers.
    }
power-circle-one =
    { $n ->
        [one] Circle a free { $number }.
       *[other] Circle { $n } free { $number }s.
    }
power-circle-list =
    { $n ->
        [one] Circle a free number among { $numbers }.
       *[other] Circle { $n } free numbers among { $numbers }.
    }
power-extra-dice =
    { $keep ->
        [one] Roll { $roll } dice and use one.
       *[other] Roll { $roll } dice and use { $keep }.
    }
power-extra-dice-all =
    { $roll ->
        [one] Roll a die and use it.
       *[other] Roll { $roll } dice and use them.
    }
power-set-die =
    { $times ->
        [one] Once, one of your dice shows what you like.
       *[other] { $times } times, one of your dice shows what you like.
    }
power-vp = Worth { $n } VP.
power-vp-per = { $n } VP for each { $metric }.
power-edge-border-add =
    { $n ->
        [one] Draw back an erased border.
       *[other] Draw back { $n } erased borders.
    }
power-edge-border-remove =
    { $n ->
        [one] Erase a border.
       *[other] Erase { $n } borders.
    }
power-edge-border-toggle =
    { $n ->
        [one] Draw or erase a border.
       *[other] Draw or erase { $n } borders.
    }
power-edge-river-add =
    { $n ->
        [one] Bring back a vanished river.
       *[other] Bring back { $n } vanished rivers.
    }
power-edge-river-remove =
    { $n ->
        [one] Drain a river.
       *[other] Drain { $n } rivers.
    }
power-edge-river-toggle =
    { $n ->
        [one] Bring back or drain a river.
       *[other] Bring back or drain { $n } rivers.
    }
power-edge-any-add =
    { $n ->
        [one] Draw back a vanished border or river.
       *[other] Draw back { $n } vanished borders or rivers.
    }
power-edge-any-remove =
    { $n ->
        [one] Remove a border or a river.
       *[other] Remove { $n } borders or rivers.
    }
power-edge-any-toggle =
    { $n ->
        [one] Draw or remove a border or a river.
       *[other] Draw or remove { $n } borders or rivers.
    }
power-block-slot =
    { $n ->
        [one] Strike out a free number on the other's map: it is no longer needed, and cannot be circled.
       *[other] Strike out { $n } free numbers on the other's map: they are no longer needed, and cannot be circled.
    }
power-block-slot-lost =
    { $n ->
        [one] Strike out a free number on the other's map: that land is lost to the other.
       *[other] Strike out { $n } free numbers on the other's map: those lands are lost to the other.
    }
power-forbid-action-choice =
    { $rounds ->
        [one] Name an action: in the next round the other may not choose it.
       *[other] Name an action: for { $rounds } rounds the other may not choose it.
    }
power-forbid-action =
    { $rounds ->
        [one] In the next round the other may not choose action { $value }.
       *[other] For { $rounds } rounds the other may not choose action { $value }.
    }
power-act-first =
    { $rounds ->
        [one] In the next round you act first, whatever you both choose.
       *[other] For { $rounds } rounds you act first, whatever you both choose.
    }
power-uncancel =
    { $times ->
        [one] Once, when plans are equal, your action stands.
       *[other] { $times } times, when plans are equal, your action stands.
    }
power-open-plan =
    { $rounds ->
        [one] In the next round the other chooses openly, before you.
       *[other] For { $rounds } rounds the other chooses openly, before you.
    }
power-wrap = Your modifiers pass from 6 to 1 and from 1 to 6.
power-stack-bonus = Each of your modifiers may change a die by 2.

metric-boxes = land you control
metric-uniques = Unique Supporter
metric-full-columns = full column
metric-river-boxes = land on a river
metric-groups-led = province you lead
metric-modifiers-spent = modifier spent

term-box-vp = The values of the lands you control.
term-box-count = { $k } VP for each land you control.
term-group-complete = { $vp } VP to whoever controls all of { $group }.
term-group-majority = { $vp } VP to whoever leads in { $group }.
term-chain = { $k } VP for each land of your longest chain.
term-unique-vp = The values of your Unique Supporters.
term-unique-count = { $k } VP for each Unique Supporter.
term-column-full = { $k } VP for each full column.
term-column-majority = { $k } VP for each column in which you have more supporters.
term-circles-div = 1 VP for every { $n } supporters.
term-tag-count = { $k } VP for each land of kind { $tag }.
term-tag-set = { $vp } VP to whoever has a land of each kind: { $tags }.
term-modifiers-spent = { $k } VP for each modifier spent.
term-chronology-distinct = { $k } VP for each turn with five different actions.
term-cancelled = { $k } VP for each cancelled round.
term-river-side = { $k } VP for each land washed by a river.
term-penalty = { $k } VP less for each { $metric }.
