verse-book-610 =
    It is the evening of a day that began before anyone here was born. The Table stands on the sand with its rim to the sun. By it are a pan, a spoon, and a candle as high as a child's shoe. Ivel has hung the shirt on the back of a chair and laid her list on the seat. On the last line she has written *whoever comes*; under remarks, nothing yet.

    "It's an odd sort of evening," says a woman with a ladle. "You can see to the end of it."

    The water stands off at about the distance of a shout, very flat. It has come as far as it was asked. Behind you is everybody, and supper, because it is that hour. They are laying bowls along gunwales, and on doors. "Who's short of a spoon?" says a boy. He goes the whole length of the beach with it, asking.
verse-book-667 = Nobody has said anything. That, too, has been heard.
