# Words of the home pages.

title = Tavola
language = Language
theme = Light or dark theme
nav = Main
nav-games = Games
nav-tables = My tables
nav-hall = Hall
nav-campaigns = Campaigns
nav-replays = Watch again
nav-workshop = Workshop
nav-import = Import
nav-settings = Settings
nav-rules = Rules
home-heading = Three worlds, one table
home-lead = Play alone, with friends or against the bot. Nothing to sign up for: open a table and send the link.
home-puzzles = Puzzles
home-today = Today's challenge
play-now = Play now
open-table = Open a table
first-game = First time? A guided game
new-campaign = New campaign
bot = Bot
cast-random = Zephyr
cast-greedy = Magpie
cast-apprentice = Tilo
cast-companion = Oda
cast-master = Elias
cast-newcomer = Pip
cast-gambler = Rocco
cast-builder = Berta
cast-steady = Severin
cast-dreamer = Livia
cast-stacker = Nilo
cast-gardener = Flora
cast-neat = Anselm
cast-watcher = Vera
cast-grandmaster = Otto
cast-tutor = Nora
level = Against { $name }
    .tip = Against { $name }. Choose who plays
games = Games
loading = Setting the table…
no-server = The table does not answer. See that the program is running, then reload the page.
reload = Reload
player = Player { $number }
players = { $from } to { $to } players
players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
together = together
minutes = { $minutes } minutes
campaign = campaign
not-yet = Its rules are on their way to this table.
skip-bar = Skip to the page
continue = Continue
come-in = Come in
continue-waiting =
    { $count ->
        [0] no table waits for you
        [one] one table waits for you
       *[other] { $count } tables wait for you
    }
invited = I have an invitation
invited-how = link or QR code
tile-yours = your turn
tile-overdue = has waited a while for you
tile-hours =
    { $hours ->
        [0] less than an hour left
        [one] one hour left
       *[other] { $hours } hours left
    }
tile-days = { $days } days left
tile-playing = others are choosing
tile-waiting = seats are open
tile-over = over
tile-watch = watching
tile-locked = its pack has changed
tile-gone = no longer here

realm_of_sand = Realm of Sand
    .about = Lay runes of glass and raise the Queen's city again before time runs out.
    .names = Table of the Dunes|Table of Glass|Table of the Queen|Table of the Moon|Table of the Hours|Table of the Well
sangue_reale = Sangue Reale
    .about = Two claimants, a dying king. Choose in secret, roll the dice, take the realm.
    .names = Two Claimants|The Silent King|The Empty Throne|Wax and Lead|The Council Chamber|The Old Seal
tainted_grail = Tainted Grail
    .about = The light of the Menhirs is failing. Keep it alive, one day at a time, until the story is yours.
    .names = The Long Road|Light in the Mist|The Last Lantern|Stones and Rain|The Reed Coast|A Fire at Dusk

## Pages
lost = There is nothing here
lost-how = The address leads nowhere. The games are one step away.
lost-table = This browser has no key to that table
lost-table-how = Tables open with a key, which stays in the browser that sat down. Follow your link once more, or ask for an invitation.
