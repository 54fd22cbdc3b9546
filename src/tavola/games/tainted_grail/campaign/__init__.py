"""What lasts longer than a day: set-up, Events, Quests, Statuses, death and Grace, saving (TG-2, 3, 20, 22, 29, 31)."""
