chapter-ch6 = The Reckoners' Road
chapter-ch6-text = Every stone on this road burns, and nobody thanks it. You are asked what you are, and there are three boxes. In the evening a cart goes by with its flap sewn shut; it takes nothing away, and it puts something down.
ending-road-benched = You have been on a bench, and have got up from it. There is something that you meant to do. Over the rise a girl is singing, and it goes on from there.
ending-road-worked = You have the coat, the mule and the keys. Ahead of you, over the rise, somebody is singing and does not stop for breath. The road goes on that way.
ending-road-robbed = Twenty-two of them walk in the middle of the road holding on to each other's shirts. They say that they are the choir. Over the rise there is a voice to which it might be true.
ending-road-read = It was read aloud, and it goes on being read; it has got ahead of you. So has a girl's voice. You will come up with both of them further on.
ending-road-silent = Green, with a stripe. You have told nobody. Over the rise a girl is singing, a verse to every league, and you will have to go through all of them to ask her anything.
ending-road-by-night = No record. The ruts climb a hill, and from the top of it you can hear her.
