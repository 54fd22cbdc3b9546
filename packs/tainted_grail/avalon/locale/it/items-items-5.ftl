item-watchmans-rattle = Raganella
item-gate-bar = Stanga del cancello
