location-107 = Field of Wells
location-107-text = Seventeen wells in a meadow, dug for a village nobody built. Sixteen have a pulley. The ninth has an oak beam laid across it, and something below that pulls.
location-107-action = Fish for wishes
location-147 = The Raised Stone
location-147-text = The stone stands in the middle of the meadow, point down, and does not fall. Its eyes are shut. Around it seventeen wells sink by a fathom a day.
location-147-action = Draw water while it lasts
