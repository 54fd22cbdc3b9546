# Words of clubs and tournaments.

club-title = Clubs and tournaments
club-lead = A club is an invitation that stays: tables for its members, a board of what was played, tournaments.
club-mine = Your clubs
club-none = You are in no club yet. Found one and send the link, or open a link somebody sent you.
club-members =
    { $members ->
        [one] one member
       *[other] { $members } members
    }
club-new = Found a club
club-name = Name of the club
club-found = Found it
club-back = All clubs and tournaments
club-tables = Tables of the club
club-tables-none = No table is open just now.
club-open = Open a table
club-board = What was played
club-board-none = Nothing has been played to its end yet.
club-board-line = { $won } won of { $played }
club-people = Members
club-keeper = keeps the club
club-you = you
club-out = Remove
club-out-of = Remove { $name }
club-out-ask = Remove { $name }? From this moment on the club is closed to them. Renew the invitation too if they still have it.
club-leave = Leave the club
club-leave-ask = Leave? What you won here goes from the board. With the invitation you can come back.
club-yes = Yes
club-no = No
club-link = Invitation
club-link-about = It stays good until somebody renews it. Whoever has it can come in.
club-renew = Renew the invitation
club-renew-ask = Renew it? All links sent so far open nothing from then on. Members stay.
club-invited = You are invited to the club { $name }
club-invited-cup = You are invited to the tournament { $name }
club-come-in = Come in
club-bad-link = This is no invitation.

cup-mine = Your tournaments
cup-none = You play in no tournament.
cup-new = A new tournament
cup-name = Name of the tournament
cup-system = Who meets whom
cup-swiss = Swiss: players of about the same points
cup-round_robin = Everybody meets everybody
cup-hours = A round lasts
cup-hours-1 = an hour
cup-hours-24 = a day
cup-hours-72 = three days
cup-hours-168 = a week
cup-make = Make it
cup-begin = Begin
cup-begin-about = From then on it runs by itself: tables open, rounds close by results or by the clock.
cup-open = Waits for players: { $players } of { $most }
cup-running = Round { $round } of { $rounds }
cup-until = until { $when }
cup-over = Over
cup-standings = How it stands
cup-player = Player
cup-points = Points
cup-buchholz = Rivals
cup-buchholz-about = Points of all rivals met: the first tie-break.
cup-berger = Beaten
cup-berger-about = Points of the rivals beaten, half of those one shared with: the second tie-break.
cup-left = left
cup-round = Round { $round }
cup-versus = { $one } against { $two }
cup-bye = { $one } rests, and has the point
cup-not-yet = being played
cup-to-table = To your table
cup-join = Play in it
cup-leave = Leave the tournament
cup-leave-ask = Leave? Every game still to come is lost. There is no way back in.
cup-take-down = Take it down
cup-take-down-ask = Take it down? Nobody has played yet.
cup-rated = Its games count for ratings. At the end of a round, whoever is waited for has lost.
