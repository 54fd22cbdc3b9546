item-nine-box-form = Modulo a nove caselle
item-collectors-bag = Borsa d'esattore
item-sewn-flap = Telo cucito
item-child-of-the-depository = La bambina di nessuno
