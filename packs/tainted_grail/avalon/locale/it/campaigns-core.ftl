campaign-year-and-a-day = Un anno e un giorno
campaign-year-and-a-day-text = Quattro mestieri che nessuno invita a tavola, e una promessa che qualcun altro ha fatto a nome loro.
