### The words of a table on the net: keys, seats, votes, and what a server cannot do.

## Refusals

refusal-table-e-table = There is no such table here.
refusal-table-e-page = There is nothing at this address.
refusal-table-e-game = There is no such game here.
refusal-table-e-pack = There is no such pack here.
refusal-table-e-other-pack = This game has changed since the table was opened. Nothing is lost: a campaign of Tainted Grail goes on at a new table from where it stood, and any game opens again where whoever hosts it puts the earlier version back.
refusal-table-e-bot = There is no such bot. There are: { $bots }.
refusal-table-e-key = This key opens nothing, or no longer does: ask for a new invitation.
refusal-table-e-key-elsewhere = This key is for another table.
refusal-table-e-device = This device is nobody's, or was shut out.
refusal-table-e-device-waits = This device waits for another of your devices to let it in.
refusal-table-e-no-device = There is no such device in your list, or it has waited too long.
refusal-table-e-devices-full = Enough devices are in your list ({ $most }): shut one out first.
refusal-table-e-list-full = Enough tables are in your list ({ $most }): take some that are over off it first.
refusal-table-e-link = This link was used already, or is too old: make another on the device where your tables are.
refusal-table-e-hall-seats = A table in the hall has a seat open for somebody, or may be watched.
refusal-table-e-hall-own = Enough of your tables are in the hall ({ $most }): take one off first.
refusal-table-e-hall-full = The hall is full just now. Try again in a while, or send somebody a link.
refusal-table-e-hall-gone = This table is no longer in the hall.
refusal-table-e-not-ratable = A rated table is one against others: no seed of your own, one seat for yourself, and a game that somebody wins.
refusal-table-e-rated = At a rated table nobody is helped, replaced or let go: play on, or give up.
refusal-table-e-same-line = Somebody from your own address sits here, and the house cannot tell two people of one house apart. Play together at a table that is not rated.
refusal-table-e-seekers-full = Very many people are looking just now. Try again in a moment.
refusal-table-e-club-link = This invitation opens no club (any more): ask for a new one.
refusal-table-e-club-full = The club has as many members as it can have ({ $most }).
refusal-table-e-clubs-many = You are in enough clubs ({ $most }): leave one first.
refusal-table-e-no-member = Only who belongs to it sees this.
refusal-table-e-no-such-member = There is no such member any more.
refusal-table-e-cup-link = This invitation opens no tournament (any more).
refusal-table-e-cup-full = The tournament has as many players as it can have ({ $most }).
refusal-table-e-cup-begun = The tournament has begun: nobody comes in any more.
refusal-table-e-cup-few = A tournament needs two players at least.
refusal-table-e-cups-many = Enough tournaments are open or going on, of yours ({ $most }) or in all: let one end first.
refusal-table-e-not-an-invite = Only an invitation opens a seat.
refusal-table-e-seat-not-yours = This seat is not yours.
refusal-table-e-seat-taken = This seat cannot be had.
refusal-table-e-not-the-keeper = Only who opened the table may do that.
refusal-table-e-waiting = The table still waits for somebody to sit down.
refusal-table-e-over = The game is over.
refusal-table-e-not-over = The game is not over yet.
refusal-table-e-went-on = There is a next table already.
refusal-table-e-chain = Enough tables have followed from one another ({ $most }): open a new one.
refusal-table-e-log-full = This table has written enough into its log. Branch off from it to play on.
refusal-table-e-no-campaign = Nothing follows this game.
refusal-table-e-bot-plays = A bot plays this seat: take it back first.
refusal-table-e-resigned = Who has given up does not come back.
refusal-table-e-not-absent =
    { $seconds ->
        [one] Nobody is missing: the table waits { $seconds } second more.
       *[other] Nobody is missing: the table waits { $seconds } seconds more.
    }
refusal-table-e-no-such-moment =
    { $last ->
        [one] There is no such moment: the game has { $last } answer.
       *[other] There is no such moment: the game has { $last } answers.
    }
refusal-table-e-proposals-full = Enough is being voted on already.
refusal-table-e-no-proposal = This is no longer being voted on.
refusal-table-e-ruling = The table cannot be corrected like that: { $problem }.
refusal-table-e-file = The file is not a table that can be played again. { $problem }
refusal-table-e-still-secret = The whole table can be had when the game is over, or by who plays where nobody else sits, sat or may sit.
refusal-table-e-sealed = This is the day's challenge, and others play the same: here nothing is branched off, corrected, taken as a file or played by a bot until the day is closed.
refusal-table-e-today-first = Play first: what the others did is shown when your own game is over.
refusal-table-e-today-done = You have had your try at this challenge. There will be another tomorrow.
refusal-table-e-today-enough = Enough practice for one day ({ $most } games): there will be another challenge tomorrow.
refusal-table-e-no-day = Nothing is known of the challenge of that day here.
refusal-table-e-no-replay = This game cannot be watched again.
refusal-table-e-away = You are on holiday already: come back first, then go again.
refusal-table-e-holidays =
    { $left ->
        [0] Your { $most } days of holiday of this year are used up.
        [one] One of your { $most } days of holiday is left within a year.
       *[other] { $left } of your { $most } days of holiday are left within a year.
    }
refusal-table-e-no-reminders = This house sends no reminders of that kind.
refusal-table-e-reminders-full = You are reminded in enough places ({ $most }): end one first.
refusal-table-e-push = This browser cannot be reminded: { $problem }.
refusal-table-e-mail = This is no mail address.
refusal-table-e-mail-asked = A letter went to that address already, or its owner wants none. Follow the link in it, or try again another day.
refusal-table-e-seed-known = Somebody knows what chance will bring at this table: nobody else can sit down. Let a bot play, or branch off with everything unknown dealt anew.
refusal-table-e-damaged = This moment of the game can no longer be read: a part of the log is damaged.
refusal-table-e-busy = Too many are acting at once at this table: try again.
refusal-table-e-request = This was not understood: { $problem }.
refusal-table-e-too-large = This is too large.
refusal-table-e-too-often = Too much at once: wait a moment and try again.
refusal-table-e-full = The house is full just now: try again in a moment. Who is at a table keeps their place.
refusal-table-e-password = Opening a table here needs the password of the house.
refusal-table-e-origin = This page may not talk to this table.
refusal-table-e-unavailable = The table cannot be reached just now: try again. What was acknowledged is kept.
refusal-table-e-too-long = The rules did not come to an end: nothing has changed.
refusal-table-e-stopped = This table could not be shown in time and is out of service. Take back by a vote, or correct it, and it goes on.
refusal-table-e-no-hints = At this table nobody is helped by a bot.
refusal-table-e-no-advice = The bot has no advice to give here.
refusal-table-e-rules = The rules stumble over this answer: nothing has changed. Choose another one, or correct the table by a vote.
refusal-table-e-fault = Something is wrong on our side. What was acknowledged is kept.

## Why a ruling cannot be made

ruling-machine = chance, open questions and what is being done are not to be touched ({ $what })
ruling-no-part = the table has nothing called “{ $what }” there
ruling-no-state = what would come of it is no state of this game ({ $what })
ruling-too-large = it is too long to be voted on in one go
ruling-not-shown = the game could not be shown any more
ruling-out-of-bounds = that is more than a table may hold ({ $what })

## What people do at the table besides playing

act-sat-down = { $name } sits down.
act-got-up = Seat { $seat } is open again.
act-bot-came =
    { $late ->
        [yes] The time of { $name } is over: the bot { $bot } stands in.
       *[no] The bot { $bot } plays for { $name }.
    }
act-paused = { $name } is on holiday until { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }; the clock waits.
act-handed-back = { $name } is back.
act-resigned =
    { $late ->
        [yes] The time of { $name } is over, and with that the seat is given up, as agreed.
       *[no] { $name } gives up.
    }
act-undone = { $name } takes back.
act-proposed =
    { $told ->
        [yes] { $name } asks for everybody's consent: { $reason }
       *[no] { $name } asks for everybody's consent.
    }
act-voted =
    { $vote ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
act-ruled =
    { $told ->
        [yes] The table was corrected by common consent: { $reason }
       *[no] The table was corrected by common consent.
    }
act-mended =
    { $count ->
        [0] The log of this table was damaged. Play goes on from here.
        [one] The log of this table was damaged: its last entry could not be read and was put aside. Play goes on from here.
       *[other] The log of this table was damaged: its last { $count } entries could not be read and were put aside. Play goes on from here.
    }
act-went-on = There is a next table.
act-exported = The file of the table was taken: from now on its chance is known, and nobody else can sit down.
act-stopped = The table could not be shown in time: it is out of service until it is taken back or corrected.

## Endings that no rule knows

ending-resigned = Somebody gave up.

## Reminders

reminder-turn = Your turn: { $table }
reminder-nearly = Nearly over: { $table }
reminder-text =
    { $hours ->
        [0] Less than an hour is left.
        [one] One hour is left.
       *[other] { $hours } hours are left.
    }
reminder-confirm-title = Reminders of your turns?
reminder-confirm-text = Somebody asked for reminders to this address. If it was you, open the link and say yes. If not, do nothing: nothing more will be sent today. With the last link nobody can ask you again for three months.
