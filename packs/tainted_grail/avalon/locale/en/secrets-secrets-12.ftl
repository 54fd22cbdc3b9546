secret-77 = Kept for Somebody (one)
secret-77-text = It was in a shut hand and you said that you'd have it. It doesn't show. You go round things so as not to set it down.
secret-78 = Kept for Somebody (two)
secret-78-text = You say it over at night in the order you were told it in. If you change a word there's a cough from somewhere.
secret-79 = Kept for Somebody (three)
secret-79-text = It was a small thing and they said so. It eats what you eat. It has made you tell a stranger good night.
secret-80 = The King's Glove
secret-80-text = The left. Somebody small will ask you for it when she wakes. Until then it's warm at the ends.
