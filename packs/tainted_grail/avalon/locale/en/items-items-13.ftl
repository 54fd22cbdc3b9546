item-uncut-loaf = Uncut Loaf
