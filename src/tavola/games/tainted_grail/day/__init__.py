"""A day from dawn to night: Actions, Travel, Parties, Trade, Rest, Dreams, progression (TG-4 to TG-14, 17, 21, 28)."""
