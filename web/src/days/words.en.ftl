# Words of playing by days: paces, clocks, holidays, reminders.

terms-hours = Time for an answer
terms-hours-about =
    { $hours ->
        [0] as long as it takes
        [12] 12 hours
        [24] one day
       *[other] { $days } days
    }
terms-late = And when it is over
terms-late-wait = nothing
terms-late-wait-about = The others see who keeps them waiting.
terms-late-bot_once = a bot, for that turn
terms-late-bot_once-about = A bot plays that one turn; the next is one's own again.
terms-late-bot = a bot, until one is back
terms-late-bot-about = A bot plays on until its owner takes the seat back.
terms-late-resign = the seat is given up
terms-late-resign-about = Whoever lets the time run out has given up.
terms-told = Played by days: { $hours ->
    [12] 12 hours
    [24] one day
   *[other] { $days } days
 } for an answer. { $about }
clock-due = { $name }: until { $when }
clock-away = { $name }: on holiday until { $when }; the clock waits
clock-over = { $name }: the time was over { $when }
rem-title = Reminders and holidays
rem-lead = For tables that are played by days: who reminds you of your turn, and when no clock of yours runs.
rem-no-device = Reminders go to a person, not to a browser: first begin a list of your devices. No signing up.
rem-to-devices = My devices
rem-here = In this browser
rem-here-about = A message when a turn of yours comes, and one before its time is over. It names the table and tells nothing of the game.
rem-here-on = Remind me here
rem-here-off = No more here
rem-here-never = This browser shows no messages from this page. It may need an address with https, or your leave in its settings.
rem-mail = By mail
rem-mail-about = A letter goes there first: only when the link in it was followed are others sent. Each holds a link that ends them, and the address is forgotten with that.
rem-mail-address = Mail address
rem-mail-send = Send the link
rem-mail-none = This house sends no mail.
rem-mail-waits = { $address }: waits for its link to be followed
rem-mail-good = { $address }
rem-mail-end = No more letters to { $address }
rem-end = End
rem-others =
    { $count ->
        [one] One more of your browsers is reminded.
       *[other] { $count } more of your browsers are reminded.
    }
rem-holiday = On holiday
rem-holiday-about = From now on, for so many days, no time of yours is over at any table. The others see until when you are away.
rem-holiday-left =
    { $left ->
        [0] No day of { $most } is left within a year.
        [one] One day of { $most } is left within a year.
       *[other] { $left } days of { $most } are left within a year.
    }
rem-holiday-days = Days
rem-holiday-go = Go away
rem-holiday-now = You are away until { $when }.
rem-holiday-back = I am back
rem-link-stop = No more reminders
rem-link-stop-about = Nothing more is sent to the address in whose letter this link was, and it is forgotten here.
rem-link-stop-go = End them
rem-link-stopped = Done. The address is forgotten.
rem-link-confirm = Reminders to your address
rem-link-confirm-about = If it was you who asked for them, say yes. If not, close this page: nothing more will be sent.
rem-link-confirm-go = Yes, remind me
rem-link-confirmed = Done. You will be reminded of your turns.
