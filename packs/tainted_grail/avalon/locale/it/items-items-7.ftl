item-ear-wax = Cera d'orecchi
item-honey-spoon = Cucchiaio del trogolo
item-ninth-verse-sheet = Foglio della strofa nove
