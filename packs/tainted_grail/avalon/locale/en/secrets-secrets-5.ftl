secret-47 = Word: Nobody Carried Out
secret-47-text = You said it barefoot on the sill. For six days nobody who is with you is left lying. At every door you look to see who is behind.
secret-48 = Put Down
secret-48-text = There is a shelf by a door with something of yours on it. You keep reaching for it at your side and finding your own hand, free.
secret-49 = The Third Key
secret-49-text = Granary, bell, churchyard. This one never kept anything in. It opens from the inside, says Tegen, and so far it has.
secret-50 = Bowl Right Way Up
secret-50-text = It is full and it must not stop. As long as one of you is carrying it, nobody near by is eating alone.
