### The story: Journal, Events, Quests, Items, Secrets, progress, death and Grace.
### An event is given its fields as names, as in day.ftl; $text are the words of the verse, Event or Chapter.

## Questions

prompt-choose-effect = What do you choose?
prompt-journal = What do you do?
prompt-choose-member = Which of you?
prompt-share-gain = Who receives it?
prompt-share-lose = Who gives it up?
prompt-equip = Only one can be in use: which one?
prompt-discard-item = Which Item do you discard?
prompt-progress = What do you spend your Exp on?
prompt-lose-skill = Which of the Skills gained together do you give back?
prompt-choose-skill = Which Skill do you learn?
prompt-learn-which = Which card joins your deck?
prompt-rebuild-decks = Do you change anything in your decks?
prompt-bequeath = Who receives what { $name } leaves behind?
prompt-replacement = Does another Character come in { $name }'s place?
prompt-grace = All is lost. Do you ask the Mother of All for her Grace?

## Answers

option-choose-member-hero = { $name }
option-share-gain-give = { $name } takes { $n } { $kind }
option-share-lose-give = { $name } gives up { $n } { $kind }
option-equip-equip = Use { $item }
option-discard-item-discard = Discard { $item }
option-progress-raise = Raise { $attribute } to { $now } ({ $cost } Exp)
option-progress-learn = { $kind ->
    [combat] Learn a Combat card ({ $cost } Exp)
   *[diplomacy] Learn a Diplomacy card ({ $cost } Exp)
}
option-progress-done = Enough for today
option-choose-skill-skill = { $skill }
option-lose-skill-skill = { $skill }
option-learn-which-card = { $card }
option-rebuild-decks-done = The decks are ready
option-rebuild-decks-in = Put { $card } in
option-rebuild-decks-out = Take { $card } out
option-bequeath-give = { $name } receives { $secret }
option-replacement-take = { $character } comes
option-replacement-decline = Nobody comes
option-grace-grace = Ask for Grace and begin the Chapter again
option-grace-end = Let it end here

## What happened: the Journal

event-exploration-began = { $count ->
    [one] { $members } opens the Journal.
   *[other] { $members } open the Journal.
}
event-verse-read = { $text }
event-choice-taken = The choice: { $choice }
event-exploration-ended = The Journal is closed.
event-dreamt = { $kind ->
    [dream] A Dream for { $members }: { $text }
   *[nightmare] A Nightmare for { $members }: { $text }
}
event-text-read = { $text }
event-effect-took-hold = { $source } ({ $seats }): { $text }.
event-die-rolled = { $die ->
    [d6] The text asks for a die: { $seat } rolls { $result }.
    [coin] The text asks for a flip of the dial: { $seat } gets { $result }.
   *[guardian] The Guardian die shows: { $result }.
}
event-status-marked = { $part ->
    [0] Status marked: { $status }.
   *[other] Status marked: { $status }, part { $part }.
}
event-status-cleared = Status cleared: { $status }.
event-task-noted = New Task: { $task }
event-task-done = Settled: { $task }.
event-dial-turned = { $value ->
    [0] { $target }: the dial has run out.
   *[other] { $target }: the dial shows { $value }.
}
event-dial-removed = { $target }: the dial is taken away.
event-tokens-changed = { $kind ->
    [time] Time tokens on { $number }: { $now }.
   *[quest] Quest tokens on { $number }: { $now }.
}

## What happened: Events, Quests, Chapters

event-event-revealed = Today's Event: { $event_id }. { $text }
event-event-ended = The Event “{ $event_id }” is over.
event-event-deck-empty = The Event deck is empty: nothing is revealed today.
event-events-peeked = { $seat } looks at what is coming: { $event_ids }.
event-quest-succeeded = Quest fulfilled: { $quest }.
event-quest-failed = Quest failed: { $quest }.
event-quest-dropped = The Quest “{ $quest }” is put away.
event-chapter-began = The Chapter “{ $chapter }” begins. { $text }
event-chapter-ended = The Chapter “{ $chapter }” is over.
event-save-offered = A good moment to stop for tonight: the table keeps everything.
event-campaign-ended = { $ending ->
    [encounter_won] The Encounter is won.
    [encounter_lost] The Encounter is over, and not won.
   *[other] { $outcome ->
        [win] The campaign ends in victory.
       *[fail] The campaign ends in failure.
    }
}

## What happened: Items, Secrets, progress

event-item-gained = { $seat } gains { $item }.
event-item-lost = { $seat } discards { $item }.
event-items-turned = { $seat } uses { $up }.
event-secret-gained = { $seat } gains the Secret “{ $secret_number }”.
event-secret-lost = { $seat } no longer has the Secret “{ $secret_number }”.
event-attribute-raised = { $seat }: { $attribute } is now { $now }.
event-skill-taken = { $seat } learns { $skill }.
event-reserve-drawn = { $seat } looks in the Reserve: { $cards }.
event-card-learnt = { $seat } learns { $card }.
event-deck-changed = { $joined ->
    [yes] { $seat } puts { $card } into the deck.
   *[no] { $seat } takes { $card } out of the deck.
}

## What happened: at the edge

event-condition-gained = { $seat } gets the card “{ $condition }”.
event-condition-lost = { $seat } puts away the card “{ $condition }”.
event-character-carried-home = { $character } is carried to { $at } and keeps to bed until day { $until }.
event-character-died = { $character } dies at { $at }.
event-character-joined = { $character } comes into the story at { $at }.
event-grace-given = { $times ->
    [one] The Mother of All has mercy: the Chapter “{ $chapter }” begins again.
   *[other] The Mother of All has mercy once more: the Chapter “{ $chapter }” begins again. A new campaign in Narrative mode would be kinder.
}

## Refusals

refusal-tg-e-exp = Not enough Exp: { $need } to spend, { $have } at hand.
refusal-tg-e-reserve-empty = The Advancement Reserve is empty.
refusal-tg-e-deck-min = A deck needs at least 15 cards: put another in before you take one out.
refusal-tg-e-card-not-owned = { $name } does not own this card.
refusal-tg-e-skill-taken = This Skill card belongs to another Character already.
refusal-tg-e-skill-none = No Skill card of { $attr } is left.
refusal-tg-e-choice-locked = This choice is not open. It is if { $why }.
refusal-tg-e-choice-taken = This choice has been taken before: once is enough.
refusal-tg-e-keyword-limit = Only one Item of this kind ({ $keyword }) may be in use: set the other aside first.
refusal-tg-e-grace-off = This table plays without Grace.
