chapter-ch1 = The Fifth Chair
chapter-ch1-text = Five empty chairs at the long table, and a year that runs out in a week. The stone in the yard burns lower. You are the ones who stand during supper. Tonight they have made room for you.
chapter-ch2 = The Burnt Register
chapter-ch2-text = Six empty carts and a clerk with six pens: the Reckoning of Camelot has come to collect. The paper bears the name of Cuanacht, a sum, and at the foot a line that nobody living has signed. Whoever kept the register burnt it. Not all of it.
chapter-ch3 = The Brother on the Stone
chapter-ch3-text = A crow says a name in the accent of your village. To the east, on a hill, a man has been standing for a year with both hands on a stone. Before him there is the road; beyond him the sea climbs one step a day.
chapter-ch4 = The Judge
chapter-ch4-text = On the far side of the water nothing lasts the night unless it has been decided. People queue to have it done. A judge stands at the end of the queue, where she has stood for a year. You have been charged, in pencil.
