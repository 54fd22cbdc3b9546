### The words of every table, whatever the game.

## Refusals

refusal-table-e-not-your-decision = It is for somebody else to decide now.
refusal-table-e-nothing-to-decide = There is nothing to decide at the moment.
refusal-table-e-stale = The table has moved on: this choice is no longer open.
refusal-table-e-answered = You have already answered; the others are still thinking.
refusal-table-e-not-an-option = This is not among the choices open to you now.
refusal-table-e-seats =
    { $least ->
        [2] { $most ->
            [2] This is a game for two.
           *[other] This is a game for { $least } to { $most } players.
        }
       *[other] This is a game for { $least } to { $most } players.
    }
refusal-table-e-option-unknown = There is no table option “{ $option }”. The nearest are: { $near }.
refusal-table-e-option-value = A table option has a value it cannot have: { $problem }.
refusal-table-e-undo-nothing = There is nothing to undo.
refusal-table-e-undo-start = Undo cannot go further back than the beginning of the game.
refusal-table-e-undo-chance = From there on chance has spoken: going back needs everybody's consent.
refusal-table-e-undo-hidden = From there on something hidden has been seen: going back needs everybody's consent.
refusal-table-e-undo-committed = That choice is final: going back needs everybody's consent.
refusal-table-e-undo-other-seat = From there on somebody else has played: going back needs everybody's consent.

# The reason and, where there is one, the clause of the rules.
refusal-with-rule = { $refusal } (rule { $rule })

## How far undo goes

barrier-start = You may undo as far as the beginning of the game.
barrier-chance = You may undo as far as the last result of chance.
barrier-hidden = You may undo as far as the last hidden thing you saw.
barrier-committed = You may undo as far as your last choice that is final.
barrier-other-seat = You may undo as far as the last move of somebody else.

## Saves that cannot be opened

save-torn = The save is incomplete or is no save at all: try again with a whole copy. The file has not been touched.
save-edited = The save was changed by hand or has been damaged: use the original copy. The file has not been touched.
save-future = The save comes from a newer version of Tavola: update the program and try again. The file has not been touched.
save-other-game = The save belongs to another game ({ $detail }): open it from there. The file has not been touched.
save-other-pack = The save was made with another pack ({ $detail }): install that one and try again. The file has not been touched.
save-broken = The save is whole, but this version of Tavola cannot read it ({ $detail }): use the version that wrote it. The file has not been touched.
save-too-large = The save holds more than a table may hold ({ $detail }): it cannot be opened here. The file has not been touched.

## Seats and outcomes

seat-named = { $name }
seat-player = Player { $number }
seat-bot = Bot { $number }
seat-open = Open seat { $number }

outcome-winner = { $winner } wins.
outcome-winners = { $winners } win together.
outcome-together-won = You have won, all of you.
outcome-together-lost = You have lost, all of you.
outcome-alone = The game is over.
outcome-place =
    Place { $place }: { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
outcome-score =
    { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

## How a link is shown where it is sent

preview-join = You are invited to a table of { $game }. The link opens a seat: it is played in the browser.
preview-watch = A table of { $game }, to be watched in the browser while it is played.

## Pages about the program

docs-title = The pages are not here
docs-missing = This copy of Tavola was made from its sources, without its pages. In the folder of the sources, “scripts/site” makes them; the texts lie in docs/.

## A pack just begun

pack-readme =
    # { $pack }

    This pack is a copy of { $template }: it works as it stands. Change it piece by piece.

    1. Open the .yaml files: they say what is in the box. The first line of each points your editor to the schema that describes it.
    2. Open locale/it and locale/en: every word that is read at the table is there, in Italian and in English.
    3. After each change run “tavola pack lint” with the path of this folder: every fault names file, line, entry and field.
    4. To play it, put the folder among your packs (or name its path) and choose { $pack }.

    Say in pack.yaml who you are and under which licence you publish it. Ids are never reused: saves remember them.
