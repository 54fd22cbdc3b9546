"""Combat and Diplomacy, from the first card to what is won or lost (TG-24, TG-32 to TG-39)."""
