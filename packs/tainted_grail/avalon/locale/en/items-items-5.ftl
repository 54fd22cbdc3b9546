item-watchmans-rattle = Watchman's Rattle
item-gate-bar = Gate Bar
