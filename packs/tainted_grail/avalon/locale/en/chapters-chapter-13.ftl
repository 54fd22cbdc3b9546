chapter-ch13 = Those Before
chapter-ch13-text = On the far side of a step there would be a hall, and people who make room. They say nothing that is over, and nothing that belongs to anybody. You would like to know what they are waiting for. They would like to know if you are hungry.
