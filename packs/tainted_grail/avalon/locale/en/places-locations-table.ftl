location-178 = The Flagship
location-178-text = A house with no windows at the top of the town, longer than its street, under the longest roof of all. It is taken for a chapel. One door, and before it a mat, worn in one place by people wiping their feet with care.
location-178-action = Stand guard at the door
location-195 = The Flagship Without a Table
location-195-text = In the long room a round of clean boards. It is as wide as it was. People step about it with their hats off, and do not cut across.
location-195-action = Stand on the two marks
