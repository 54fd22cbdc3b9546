chapter-ch10 = The Table
chapter-ch10-text = There is no king in Camelot. There is a rota. Each evening somebody is given a clean shirt and stands for the length of a candle, and does nothing, and goes home. Tomorrow's name has been posted. It is yours.
ending-evening-waxed = For one night it was tomorrow. They have scraped it out with kitchen knives, and in the rim is the print of your thumb.
ending-table-stolen = The Table is on a cart, level, under a quilt. In the long room the rota goes on before a round of clean boards.
ending-table-guarded = There are chairs at a door in Camelot. Until everybody has come who is owed it, nobody is to touch what is behind.
ending-nobody-went = Nobody went, and so a child did, on a box. She did it quite right. You can hear her cough from the road.
