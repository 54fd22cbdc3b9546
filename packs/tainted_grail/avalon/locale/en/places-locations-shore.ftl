location-183 = The Shore
location-183-text = A shore on both sides. The water comes and goes at once. Further on a hedge is in flower, there are as many posts as one likes, and there would be a boat, should one be needed. There is nobody to ask where to.
location-183-action = Drift
dream-183 = Many small things are not decided, and it is a holiday. Which arm goes in which sleeve. If that out there is a boat or a dog. You laugh, and do not decide at what.
nightmare-183 = They are. All of them, by you, and each for good. That out there is a dog. It swims for the shore, and the shore is a long way off, because you say so.
