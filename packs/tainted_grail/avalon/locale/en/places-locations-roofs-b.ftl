location-174 = Under-Rib
location-174-text = The lane is as wide as two people who like each other. On both sides the roofs come down to the doorsills in one long curve. Within, in every house, somebody is standing on a chair.
location-174-action = Tap the ceiling
location-175 = The Name Market
location-175-text = Stalls under awnings, and at each somebody calling softly. Names lie on felt in rows, by weight, used and new. In the corner, behind the scales, is a narrow door with slippers set out before it.
location-175-action = Buy a reference
