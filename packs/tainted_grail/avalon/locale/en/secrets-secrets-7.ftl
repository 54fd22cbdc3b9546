secret-56 = Awake
secret-56-text = None of you is tired. It can be drawn on, like a well that has no bottom; it is only the bucket that wears.
secret-57 = Nolwenn
secret-57-text = She walks in front with a stick, hoarse as a gate, and wants to know the name of everything. People tell her. They tell her things that they had not meant to.
secret-58 = Eleven Verses
secret-58-text = It is long, and you have nearly all of it. Sung right through beside a fire, to people who have walked, it does what it says.
