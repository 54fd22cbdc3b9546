location-109 = The Pit of Sixty-One
location-109-text = A trench thirty paces long, white with lime, and sixty-one stakes. The hooks hang from a rail in order of size. The middle one is shiny.
location-109-action = Keep watch
location-149 = The Counted Pit
location-149-text = Sixty, and a board to one side, upright, wiped. The prints go south-east for as long as there is grass. Beor has driven a stake there too, at the first one: without a number.
location-149-action = Keep watch
