location-107 = Field of Wells
location-107-text = Seventeen wells in a meadow, dug for a village nobody built. Sixteen have a pulley. The ninth has an oak beam laid across it, and something below that pulls.
location-107-action = Fish for wishes
