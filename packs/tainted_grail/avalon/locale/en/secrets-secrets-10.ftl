secret-69 = The Other Half
secret-69-text = *... until my daughter has done sleeping.* It was under a mattress, where a hand had been. It has no beginning, and does not need one.
secret-70 = Been King
secret-70-text = You stood, you did nothing, you were thanked. At doors where it's known they make room, and you look at your cuffs.
secret-71 = Drop of Wax
secret-71-text = It is on the ball of the thumb and does not come off. That hand will not close, whatever it holds. Everybody sees.
