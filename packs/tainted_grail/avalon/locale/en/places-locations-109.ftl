location-109 = The Pit of Sixty-One
location-109-text = A trench thirty paces long, white with lime, and sixty-one stakes. The hooks hang from a rail in order of size. The middle one is shiny.
location-109-action = Keep watch
