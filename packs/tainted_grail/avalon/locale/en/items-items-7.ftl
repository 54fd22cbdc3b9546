item-ear-wax = Wax for the Ears
item-honey-spoon = Trough Spoon
item-ninth-verse-sheet = Sheet of the Ninth Verse
