# Words of pages that are loaded when somebody goes there.

your-name = Your name
join-title = Come to the table
join-lead = A seat is kept for you. Say by what name you play.
join-sit = Sit down
join-paste = Paste the link you were sent, or open it from your messages, or scan its QR code.
join-link = Link of the invitation
join-follow = Go to the table
join-bad-link = This is no link of an invitation: an invitation holds /join/ and, after #, a key that begins with tk_.
tables-lead = The keys to these tables are kept in this browser only.
tables-lead-devices = These tables are in one list on all your devices.
tables-out = Another device has shut this one out: the tables of that list are no longer here. If the list is yours, come back with a new link.
tables-devices = My devices
tables-reminders = Reminders and holidays
tables-none = No table yet. The first is two clicks away.
tables-forget = Forget the table { $name }
tables-forget-tip = Forget: this browser loses its key
campaigns-lead = Tables that follow one another, with what came of each.
campaigns-none = No campaign yet. Begin one: a dynasty in four Eras, or the long road through Avalon.
campaign-part = Part { $part }
campaign-so-far = So far
campaign-going =
    { $ply ->
        [one] going on, one answer so far
       *[other] going on, { $ply } answers so far
    }
road-title = The road taken
road-lead = The way each chapter went, and the doors that were not opened. What lies behind those is for another time.
road-now = You are here.
road-doors =
    { $count ->
        [one] Another door stayed closed.
        [2] Two other doors stayed closed.
        [3] Three other doors stayed closed.
        [4] Four other doors stayed closed.
        [5] Five other doors stayed closed.
        [6] Six other doors stayed closed.
       *[other] { $count } other doors stayed closed.
    }
campaign-story = The story so far, down to “{ $chapter }”
journal-book = Our journal, as a book:
journal-html = A page to read and print
journal-epub = EPUB
campaign-look = Look
replays-lead = Games that are over: watch them again, move by move, and play on from any moment.
replays-none = No game is over yet.
replays-watch = Watch a table
import-title = Import a table
import-lead = A file that Tavola saved becomes a table again. It is played anew from its seed: a changed file is found out.
import-drop = Choose a file, or drop it here
import-busy = Playing it again…
import-bad = This file is no table.
lesson-read = { $game }: the first game, to read
lesson-read-lead = What the guided game says, note by note. It can be read without a line as well.
settings-lead = Kept in this browser only.
settings-docs = About Tavola: rules with pictures, packs, bots, how to host and how to join in
set-light = Light
set-light-system = As the system
set-light-world = As each world
set-light-light = Light
set-light-dark = Dark
set-motion = Motion
set-motion-system = As the system
set-motion-full = Full
set-motion-none = None
set-sound = Sounds
set-sound-about = Small sounds, never the only sign of anything.
set-ask = Always ask
set-ask-about = Every answer waits for its button, even where one touch would do.
set-plain = The board in words
set-plain-about = Every game can be played from its text alone.
open-title = A new table: { $game }
open-seats = Who plays
open-options = The game
open-pack = Which pack?
open-pace = Pace
pace-live = Now, together
pace-slow = In days
open-shared = Several people at this screen: what is secret is covered between one and the next.
open-shared-together = Several characters at this screen: you see for all of them.
open-rulings = Rulings on fine points
open-rulings-about = Where the rulebook is silent. As they stand they are a good way to play.
open-more = Name and chance
open-name = Name of the table
open-seed = Seed of chance
open-seed-usual = by chance
open-password = Password of the house
seat-number = Seat { $number }
seat-name = name
seat-guest = name of the guest
seat-name-of = Name at seat { $seat }
seat-remove = Take away seat { $seat }
seat-add = One more seat
who-me = Me
who-open = Invite
who-bot = Bot
level-title = Who plays against you
bot-strength = Bot at seat { $seat }
bot-random = At random
    .plays = Plays whatever comes to hand and is happy either way.
bot-greedy = Shrewd
    .plays = Takes what shines now and never looks further.
bot-apprentice = Apprentice
    .plays = Looks one answer ahead and is distracted once in three. For a first game.
bot-tutor = Tutor
    .plays = Plays so that the lesson can be followed.
bot-companion = Companion
    .plays = Weighs the good plans and picks freely among them. A fair match.
bot-master = Master
    .plays = Counts everything and forgives little.
bot-newcomer = Newcomer
    .plays = Is new to the crown: likes a plan for its own sake and does not yet see where the lines lead.
bot-gambler = Gambler
    .plays = Loves a handful of dice and never asks what you might plan.
bot-builder = Builder
    .plays = Tends its own lands with care and forgets to look at yours.
bot-steady = Steady
    .plays = Plays soundly, and plays the last rounds as if there were many more.
bot-dreamer = Dreamer
    .plays = Wants the dearest card on show and waits for it, whatever else would fit.
bot-stacker = Stacker
    .plays = Lays tiles where they nearly fit and takes whatever card comes of it.
bot-gardener = Gardener
    .plays = Plans this turn with care, never looks at your garden, and forgets that the hourglasses run.
bot-neat = Neat
    .plays = Lays neatly, and cannot tell a good card from a slightly better one.
bot-watcher = Watcher
    .plays = Plans like the companion, but to come first: watches your stars and when the game will end.
bot-grandmaster = Grandmaster
    .plays = Mixes its plans so that even who knows them gains nothing, and counts chances, not points.
opt-usual = as usual
invite-copy = Copy link
invite-copied = Copied
invite-only-here = This address opens on this computer only. For another device, start Tavola with --host 0.0.0.0 and open this page under the address it names.
invite-qr = QR code: { $label }
rules-of = The rules of { $game }
rules-find = Search the rules
rules-found =
    { $count ->
        [one] One clause.
       *[other] { $count } clauses.
    }
rules-none = No clause has these words.
rules-away = The rules cannot be read just now.
rules-unwritten = No rulebook came with this game. At the table it says what may be done, and why not.
campaign-open = Open { $name }
campaign-parts = Its tables
campaign-last-played = Last played { $date }
search = Search: a name, a rival, a game, a day
search-found = { $count ->
    [one] 1 found
   *[other] { $count } found
 }
search-none = Nothing like that here.
past-won = Won
past-lost = Lost
past-shared = Shared
past-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
 }
past-minutes = { $minutes } min
past-against = Against { $names }
record-title = My record
record-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
record-rival = Against
record-people = People
record-bots = Several bots
record-best = Best alone: { $score }, { $date }
result-was-won = won
result-was-lost = lost
result-was-shared = shared
result-was-alone = alone
join-by = { $count ->
    [one] { $names } invites you to “{ $table }”.
   *[other] { $names } invite you to “{ $table }”.
 }
