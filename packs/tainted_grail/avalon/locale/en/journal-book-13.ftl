verse-book-590 =
    There is a wall on the bank that everybody takes for a wall. It is a doorstep. One lifts a foot. On this side is sand; on that side there would be a hall, a bench along it, and bread, uncut. People sit who make room without breaking off. Nobody says *welcome*. Nobody says anything that is over.

    "One would come in," says the one who opens. "One would sit. Which way would one leave?"

    At the end of the bench there is a place, the length of a people. It is swept. It is always being swept.
