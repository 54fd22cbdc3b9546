verse-220-o1 = At table people pass each other what isn't theirs. A man hands a thimble across and says whose it is. It's handed back to him for the night. "Who've you got?" they ask, sitting down, before the soup.
verse-220-o2 = The doors on the lane have planks across. Bowls have been left on the sills for those within, and are still full. At table people sit on their hands till they are served. Then they eat quickly.
verse-220-o6 = They see you come and shift up on the bench. On the board at your place are things that were brought while you were out, a strap, a cork, a child's cap. "It's only till one of us is free," says the woman who is serving. They are waiting to see if you will pick them up.
verse-220-o3 = The boy has the key on a string. Keren is on the settle with her two hands in her lap, which she looks at from time to time. "More," she tells him, out of habit. "No," says the boy. He weighs it again and gives her the same.
verse-220-o4 = Tegen has the granary. She has opened it and left it open, and washed the floor. "If they steal they'll know where it is," she says. Keren can see the door from the settle. She has asked to be turned round.
verse-220-o5 = The ring hangs from a nail outdoors, at the height of a child. People go by it and look. Keren's settle has been carried into the sun. She has her eyes shut and her palms up.
verse-220-oz = "Still," says Keren, when you look at her hand. She has had them wedge a spoon in beside the key.
verse-220-oz-told-1 = They move the salt out of your reach. You held a hand to the end. They do it with good manners.
verse-220-o0 = The table is laid. Keren's bowl has been tied to the board so that she may eat from it. Between the bowls lie things that people put down while they still could, a thimble, a bit, a whistle. Each has an eye kept on it.
verse-220-o0-told-1 = Grandmother is lit, and the hens are on the roof. It is all as it was, with the doors shut.
verse-220-o0-told-2 = It stands on grass, in a row with other tables. The light at the head of it is a doorstep. To lie down in they've been lent a lane of the Twelve's, with the doors, the well and the nails in the walls. "Mind it as if it were ours," they were told.
verse-220-o0-told-3 = It is round here, and so they have put a cloth where the head should be. The hands of these are white. They have lent them.
verse-220-o0-told-4 = Gwenneg carries bowls to the doors. He goes in at each. He has been told that he need not.
verse-220-v1 = The table, and the doors that stand open.
verse-220-v1-talk-to-the-boy-who = Talk to the boy who is her hands.
verse-220-v1-go-through-the-sum-with = Go through the sum with Keren.
verse-220-v1-sit-down-by-keren = Sit down by Keren.
verse-220-v1-stand-in-the-queue-for = Stand in the queue for a while.
verse-220-v1-ask-piran-why-there-is = Ask Piran why there is no bell.
verse-220-v1-see-to-the-noise-in = See to the noise in the lane.
verse-220-v1-say-how-it-is-to = Say how it is to be done.
verse-220-v1-sit-up-those-who-have = Sit up, those who have nobody to sit by.
verse-220-v1-go-down-to-the-bank = Go down to the bank, between the nailed doors.
verse-220-v1-go-down-to-the-bank-2 = Go down to the bank with what you carry.
verse-220-v1-go-down-to-the-bank-2-2 = Go down to the bank. They will manage.
verse-220-v1-leave-the-table = Leave the table.
verse-220-v2 = He is out behind the bin, weighing flour against a stone. He does it over and over and never looks at the beam.

    "She says more, and I put more," says the boy. "She says now you're sorry for him. I don't know who *him* is. I only know how much."

    "Could you do it without her?"

    "The scoop, yes." He tips it back. "They'd all look at me. They look at her now, but she's *cross*, so they stop." He is not tall. He has her way of standing with his weight on one foot. "I had hold of that key first," he says. "I held my hand out. I'd washed it. I thought, she'll see it's clean."
verse-220-v2-tell-him-what-she-can = Tell him what she can't leave him.
verse-220-v2-let-him-weigh = Let him weigh.
verse-220-v2a = "It isn't the key," you tell him. "It's being looked at." He puts down the stone, and takes the scoop, and carries it through the middle of everyone, to the table, where he has never used it. They look. He goes red. He gives the first of them too much.
verse-220-v3 = It goes from the table to the end of the lane and turns. Those who have it stand in it beside those who don't, each with a cup hung from the elbow. There's nothing at the front yet.

    "What are we waiting for?" asks a woman who has just come.

    "I don't know. I'm after him."

    "Is it honey?"

    "It's you go in, and they look at what you've got."

    "And then?"

    "Then you come out."
verse-220-v3-told-1 = There's no pushing. You taught them to share out by weight, in the bad year. It has lasted.
verse-220-v3-told-2 = The stranger you once laid in a sleeper's place is ahead of you. He sees you, and stands back, and keeps the gap open with his arm. He'd do it for anybody.
verse-220-v3-share-out-what-you-have = Share out what you have, from the back.
verse-220-v3-lose-your-place = Lose your place.
verse-220-v3a = It is bread and a heel of cheese. You begin with the last, since the last had given up looking. It has to be put into their mouths. "There, then," each says, chewing, to the one in front, so that the line knows something has started.
verse-220-v4 = "I've tied it," says Piran. He has his gloves on and over them a pair of his wife's. "If I've hold of a rope when it comes, I've hold of a rope. Then it's ringing, and I can't stop, and what'll they think that is?" He looks up at it with liking. "So I shout. *Supper*, I shout. It carries about as far as the well."
verse-220-v4-told-1 = "The other I've left free," he says of the one you brought up from the sea. "She rings when she likes. She's quiet about it."
verse-220-v5 = There are neighbours with a lantern outside a house with a mark. They have a block, and tongs, and a clean sheet. They aren't drunk.

    "It's her own wish," says the eldest. "She's had hold of the cradle since Friday."

    "It's only the hand," says another. "You can live without. My uncle did."

    "He drove a cart," says a voice.

    Within, a woman is singing the same line over to a cradle that can't be lifted out of her grip and can't be rocked. "Is that them?" she calls. "Tell them to wait. He's just gone off."
verse-220-v5-stand-in-the-door = Stand in the door.
verse-220-v5-go-in-and-rock-it = Go in and rock it with her, holding the cradle.
verse-220-v5-go-home-by-the-other = Go home by the other lane.
verse-220-v5a = They put the block down in the road, and later on a man sits on it. "We'd have boiled it first," he says of the blade. Through the wall the singing has gone on to the next line.
verse-220-v5b = You take the far side. "You rock. I'll keep it from going over," you say to her, and you mean every night there is, and she hears that you do. Her hand comes away to settle the blanket. It has settled it before she looks.
verse-220-v5c = From there too you hear the block being set down level. "It rocks," says a man.
dream-220 = Somebody puts a spoon into your hand. You look. It is only a spoon.
nightmare-220 = You are passed the salt. You thank them. You go on thanking them.
