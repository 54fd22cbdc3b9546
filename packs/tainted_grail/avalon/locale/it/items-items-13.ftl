item-uncut-loaf = Pane non tagliato
