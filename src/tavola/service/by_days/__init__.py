"""Play by days: how long an answer may take, what happens then, holidays, and reminders."""
