# Words of the home page.

title = Tavola
language = Language
theme = Light or dark theme
home-heading = Three worlds, one table
home-lead = Play alone, with friends or against the bot. Nothing to sign up for: open a table and send the link.
play-now = Play now
me = Me
bot = Bot
games = Games
loading = Setting the table…
no-server = The table does not answer. See that the program is running, then reload the page.
reload = Reload
players = { $from } to { $to } players
players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
together = together
alone = alone too
minutes = { $minutes } minutes
campaign = campaign
not-yet = Its rules are on their way to this table.

realm_of_sand = Realm of Sand
    .about = Lay runes of glass and raise the Queen's city again before time runs out.
sangue_reale = Sangue Reale
    .about = Two claimants, a dying king. Choose in secret, roll the dice, take the realm.
tainted_grail = Tainted Grail
    .about = The light of the Menhirs is failing. Keep it alive, one day at a time, until the story is yours.
