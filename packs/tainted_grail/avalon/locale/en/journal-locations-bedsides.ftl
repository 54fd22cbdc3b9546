verse-220-o0 = The table is laid. Keren's has been tied to the board so that she may eat from it. Between the bowls lie things that people put down while they still could, a thimble, a bit, a whistle, each with somebody's eye on it.
verse-220-v1 = The table, and the doors that stand open.
verse-220-v1-go-on = Go on.
dream-220 = Somebody puts a spoon into your hand. You look, and it is only a spoon.
nightmare-220 = You are passed the salt. You thank them, and thank them.
