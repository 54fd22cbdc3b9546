"""The balance of Realm of Sand: two builders that play it well and quickly, what is kept of a game, the measures."""
