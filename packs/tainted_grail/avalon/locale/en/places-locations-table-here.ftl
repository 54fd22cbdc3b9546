location-182 = The Table Here
location-182-text = A table that does not begin. The one who lays goes round with bowls, asking each time how many there would be, in the hope of a larger figure. One leg of the table is stone.
location-182-action = Help to lay the table
location-182-menhir-told-1 = One stays to supper. There is nothing else to it, and it is done to the last crumb. On getting up one finds the stone leg warm, and outside the windows there is a shore.
location-182-menhir-give = Give: stay to supper
