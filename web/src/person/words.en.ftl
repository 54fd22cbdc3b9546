# Words of the page of one's devices.

dev-title = My devices
dev-lead = One list of tables on all your devices, without signing up. Each device has a key of its own, and a lost one is shut out from any other.
dev-name = What this device is called
dev-name-usual = e.g. Laptop, Phone
dev-begin = Begin with this browser
dev-begin-about =
    { $tables ->
        [0] From then on the tables you sit down at are in one list on all your devices.
        [one] The table of this browser goes into the list; a link to your own seat that you noted somewhere no longer opens it.
       *[other] The { $tables } tables of this browser go into the list; links to your own seats that you noted somewhere no longer open them.
    }
dev-list = Devices
dev-here = this one
dev-unnamed = Without a name
dev-seen = last here { $when }
dev-out = Shut out
dev-out-of = Shut out { $name }
dev-out-ask = Shut { $name } out? It opens none of your tables any more, from this moment on.
dev-out-here = Leave the list
dev-out-here-ask = Take this browser out of the list? Your tables stay on your other devices. If this is the last one, nobody can open them any more.
dev-yes = Yes, shut it out
dev-yes-leave = Yes, leave
dev-no = No
dev-more = Bring another device
dev-more-about = Open this link there, or scan its QR code. It works once, for ten minutes. Then say here whether it is yours.
dev-link = Link for another device
dev-copy = Copy link
dev-copied = Copied
dev-qr = QR code: link for another device
dev-waits = { $name } wants in. Does it show { $digits }?
dev-let-in = Yes, it is mine: let it in
dev-turn-away = No: turn it away
dev-join-title = This device as one of yours
dev-join-lead = Whoever made this link plays every seat in the list from then on, and so do you. Go on only if you made it yourself, on a device of your own.
dev-join-bring =
    { $tables ->
        [one] Bring the table of this browser along
       *[other] Bring the { $tables } tables of this browser along
    }
dev-join = Ask to be let in
dev-join-already = This browser is in a list already. Leave that one first, in My devices.
dev-wait = Look at your other device
dev-wait-lead = There it says that “{ $name }” wants in. Compare the digits, and let it in there. It waits ten minutes.
dev-count = { $tables } of { $most } tables, { $devices } of { $limit } devices
dev-to-tables = To my tables
