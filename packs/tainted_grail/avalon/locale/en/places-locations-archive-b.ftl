location-197 = The Market, the Felt Door Open
location-197-text = The stalls are half of them shut. People stand about in front of the felt door with their names in their hands. Behind it is the stair going down; beside it, since this week, another one going up.
location-197-action = Mind a stall
