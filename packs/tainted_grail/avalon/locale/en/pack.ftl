pack-avalon = A Year and a Day
pack-avalon-credits = Story, cards and words by Tavola, with the names the rulebook states.
