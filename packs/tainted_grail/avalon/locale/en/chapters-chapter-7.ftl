chapter-ch7 = Nolwenn Sings
chapter-ch7-text = Nobody sleeps here, and nobody would. For eleven leagues they get the hay in at midnight, laughing, as thin as rakes, because a girl is singing on a hill, and does not stop. She thinks that it is the next afternoon.
ending-song-hoarse = It stopped of itself, and you were in some other league. Ahead of you it rains on roofs, and from beneath the roofs somebody answers. The road goes on to there.
ending-song-with-her = She is asleep in the wet grass in the middle of a question. Over her, to the east, are the roofs, and under them a tapping. She will want to know in the morning what it is called.
ending-song-other = Behind you another sings it, who breathes in other places. Before you it has come on to rain, upon roofs, and something taps.
ending-song-asleep = Eleven leagues lie where they stood, and talk of their plates. You have walked over them to the last rise. From there it is roofs, and a tapping, and it goes on tomorrow.
ending-song-deaf = You went by her with wax in your ears. There is wet roof as far as you can see, and you can hear it. You can hear everything now.
chapter-ch7-told-1 = Nothing here has slept for a year. It is short with you.
