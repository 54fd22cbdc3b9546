campaign-year-and-a-day = A Year and a Day
campaign-year-and-a-day-text = Four trades nobody invites to table, and a promise somebody else made in their name.
