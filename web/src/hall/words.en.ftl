# Words of the open hall.

hall-title = The open hall
hall-lead = Tables where a seat is free. One press, and you sit there; nothing to sign up for.
hall-person = From your first seat here this browser keeps a list of your tables that you can bring to your other devices.
hall-games = Game
hall-all = All
hall-tongue = Language
hall-tongue-any = Any language
hall-tongue-it = Italian
hall-tongue-en = English
hall-level = Level
hall-level-0 = Any level
hall-level-1 = Novice
hall-level-2 = Apprentice
hall-level-3 = Player
hall-level-4 = Expert
hall-level-5 = Master
hall-seeking = A seat is free
hall-none = Nobody waits here just now. Open a table: it stands here until somebody comes.
hall-open-here = Open a table in the hall
hall-seats =
    { $open ->
        [one] one of { $seats } seats is free
       *[other] { $open } of { $seats } seats are free
    }
hall-by = Opened by { $name }
hall-sit = Sit down
hall-sit-at = Sit down at { $name }
hall-mine = Your table
hall-go = Go there
hall-take-off = Take off the list
hall-public = may be watched
hall-rated = rated
hall-watched = To watch
hall-watched-lead = They are shown { $minutes } minutes later than they are played, and nothing secret is shown.
hall-watch = Watch
hall-watch-at = Watch { $name }
hall-offer = In the open hall
hall-offer-about = The free seats are for whoever comes. The table stands in the hall until it is full.
hall-offer-club = For the members of your club: whoever comes sits down.
hall-offer-public = Anybody may watch, two minutes later. Whoever sits down is told so.
hall-offer-rated = Rated: counts for everybody’s rating. No hints, no corrections, no bot in your place.

seek-title = Somebody to play with, now
seek-lead = Say what you would like to play. Whoever looks for the same and plays about as well sits down with you.
seek-seats = Players
seek-rated = For the rating
seek-begin = Find somebody
seek-waiting = Looking for a table of { $game } with { $seats } players…
seek-since =
    { $seconds ->
        [one] For { $seconds } second.
       *[other] For { $seconds } seconds.
    }
seek-window = So far among people within { $points } points of you; the longer it takes, the wider it looks.
seek-anybody = By now anybody will do.
seek-bot-about = Nobody so far. { $bot }, a bot ({ $level }), plays about as well as you do.
seek-bot = Play against { $bot }
seek-cancel = Stop looking

rating-title = Ratings
rating-lead = How strong people are, game by game, and how sure that is.
rating-points = { $mean } ± { $off }
rating-unsure = still being found
rating-games =
    { $games ->
        [one] after one game
       *[other] after { $games } games
    }
rating-mine = Yours:
rating-mine-none = You have played no rated game of this yet.
rating-nobody = Nobody is known well enough yet.
rating-bot = { $bot }, bot: { $level }
rating-about = In 95 of 100 cases the true strength lies within the range. Only finished games at rated tables count, between different people or against bots whose strength was measured. The same rival again and again counts for less and less; giving up or leaving is losing.
hall-clubs = Clubs and tournaments
rating-to = All ratings
dev-unnamed-player = Without a name
