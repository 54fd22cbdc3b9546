chapter-ch12 = Red Hands
chapter-ch12-text = A red mark on a door, then a door without, then a door with. What they hold they can't put down. Tegen has come in by the front and wants carriers, not for the dead.
