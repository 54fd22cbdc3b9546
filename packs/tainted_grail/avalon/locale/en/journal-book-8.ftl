verse-book-540 = *Guide for Persons Entering the City, eleventh printing. The visitor will first remark the ROOFS, which are long, of one curve, and the pride of the place. He is asked not to remark upon them. Streets are narrow because roofs are wide. Doors are low because it is polite. In wet weather citizens will be seen tapping their ceilings. This is a custom. Lodging is let by the rib. Do not whistle. Do not ask what day it is. It is always this evening. The traveller comes in by one of four keys and is asked at the gate which way he came.*

    You have it from a pedlar, who wept when you opened it. Below, in pencil, is a child's drawing of a house. The roof has a rudder.
verse-book-540-told-1 = Behind you eleven leagues are asleep where they stood. It is so quiet on the road that you have been walking on its edge.
verse-book-540-told-2 = You can hear the song still, at your backs, thinner than it was. You have learnt who sings by what they leave out.
verse-book-540-told-3 = She walks ahead, hoarse, with her shoes in her hand. "What's that?" asks Nolwenn, of a milestone. "And that?"
verse-book-541 =
    The ceiling is wet to the touch and warm, like an animal that has been running. Bersaba sets you under it, foot to foot along the room, and gives the time with her heel. You hit and you attend. Low is well. High is tired. Water is coming in at every place that nobody is listening to.

    "Don't think what it is," she calls over the noise. "Think how it is!"

    "How is it?" you shout.

    "Frightened. It's been a dry year. Tell it you're there."

    All down the lane, up the steps, street upon street to the top of the town, ninety roofs are being told.
verse-book-541-told-1 = This one you have by its voice. It takes you as a dog does, after a week of suppers, and goes quiet under your knuckles first of all.
verse-book-541-told-2 = They have put you at the end by the drain. It was you who slept. Nobody has said so, it is only where there was room.
verse-book-541-told-3 = The superior people of the stern are in nightcaps, tapping with the backs of hairbrushes. They bow to you. There is water in the cushion.
verse-book-541-told-4 = The seventeen from the middle have fallen into time with the fiddle, and the fiddle with the rain.
verse-book-541-told-5 = From the point of the bow you hear the board with the worn face. It makes no sound of knocking. It sounds like someone setting her teeth.
verse-book-542 = Towards morning the wind gets up. Overhead, behind the knocking, there is a long low sound that comes in at one end of the lane and goes out at the other.
verse-book-542-told-1 =
    Beor is the tallest. He has no need of a chair. He stands with his shoulder up against the planks, and it is he who feels it. The whole roof draws a breath. It gives, and comes back. It gives again, lower, like a flank.

    He takes his shoulder away and looks at the wet on it. He puts it back.

    "I carried one of these," says Beor. "Not this big. In the reeds, when I was a boy. My father had the front." They have all stopped knocking. "It's a boat," he says.
verse-book-542-told-2 =
    A boy called Nance, the nephew, is tall for sixteen and has been put where the beam is low. It is he who cries out. "It *breathed*," he says. "Aunt. It went in and it came out again." They have all felt it, and they look at you, since you are not from here.

    You look up the curve of it, from the beam with the onions, plank after plank, down past the window to the sill. You turn your head until it is the right way round.

    "It's a boat," you say.
verse-book-542-told-3 = "I said it was dry," says Worm. "I said that at the wall. Dry for what, you should have asked me."
verse-book-542-told-4 = "Ninety-one," says Arev, with his palm on a rib. "It's a *fleet*. And they've hung curtains."
verse-book-543 =
    "Shut the door," says Bersaba. It is shut already. She sits down on the third rung, so that her eyes are level with everyone's.

    "Don't say it in the street. We say roof. Our mothers said roof. Every family keeps its rib tarred, and if you ask them they'll tell you *because*. I'm the one who knows because what. It comes down to one of us with the mallet."

    "And because what?" asks the nephew.

    "He promised to leave. The king. It was only to be till they were well. So they had them hauled up dry and laid over, to be out of the wet, and slept under them, and somebody was to keep the seams. And then it was this evening." She wipes her neck. "The office pays for straw, to put on top. They don't forbid you anything. They only want that nobody should look up."

    "And you?"

    "Me?" says Bersaba. "I'd like to hear one go in. Once. I don't need to be aboard."
verse-book-543-told-1 = "You asked what she called it, my mother," she says. "With the fever on her she called it by its right name. I told the neighbours that it was an aunt."
verse-book-543-told-2 = She looks at your sleeve, where the bark is. "You might have asked," says Bersaba. "I'd have had nothing to be angry with you for. I'd have been spared that."
verse-book-543-told-3 = Arev unrolls the hinge on the table. She follows the chains, down and out. "It isn't a gate," she says slowly. "It's a *ramp*."
verse-book-543-told-4 = "Why should they mind being told?" asks Ailei. "It's the best news I ever heard." "It's that they'd have to go somewhere," says Bersaba.
verse-book-544 = They have come before it is light, all who have a key. Word gets about. They stand in Bersaba's kitchen dripping and each takes care to be nearest the door.
verse-book-544-told-1 = "It has been noted," says the young man from the window, who has brought his cup, "that some persons were admitted. A gate that has been opened by somebody is held by somebody. If it's held by us there will be a desk. Nothing will be taken from anyone. It will only be known who goes, and how many, and in what. You'd be amazed how calm people are, once it's known."
verse-book-544-told-2 = "I'll be short," says Ysella. She has come over the roof in silk. "One day they'll all want to be on these at once, and some'll have children and some'll have knives. You want somebody at the plank who's used to both. I'd charge. Of course I'd charge. What's free gets trodden on. But I've never in my life sold the same place twice, and I don't know who else in here can say so."
verse-book-544-told-3 = "Thank you for the singing," says Casvel. He leaves white wherever he leans. "We would hold it for nobody. That is what we're good at. We'd draw a line where the water will be and stand along it in the evenings, and when it's time we would say so, once. We wouldn't tell anyone that it's going to be all right. We only know when."
verse-book-544-told-4 = "I've no speech," says Bersaba. "You came in through my kitchen. If we have it, it's tarred, that's all. We'd put the old ones in the middle. There'd be nobody in charge, but you'd not want to be the one who hadn't done his rib. We've managed like that for four hundred years without knowing what it was for. I think we'd manage it knowing."
verse-book-544-told-5 = Somebody clears his throat outside. It is Pasco, in the rain, at the window. "They gave me the same answer twice," he says of you. "I thought that ought to be said by someone." He goes away before it can be an opinion.
verse-book-544-told-6 = "And they'll say whatever is asked," says the clerk's cup, or the clerk behind it. "It's down. They came by a funeral."
verse-book-544-told-7 = "It's only that it isn't to lie down," Pasco's voice adds from the window. He has not slept since you told him.
verse-book-544-let-the-reckoning-hold-it = Let the Reckoning hold it.
verse-book-544-let-the-fair-hold-it = Let the Fair hold it.
verse-book-544-let-the-white-faces-hold = Let the white faces hold it.
verse-book-544-let-those-who-tapped-hold = Let those who tapped hold it.
verse-book-544-say-that-you-want-the = Say that you want the day to think.
verse-book-545 = They all go down to see what it is that has been given away. It has stopped raining. The wall goes off along the meadow with every puddle on it lit, ring, stump, ring, stump, and it is such a plain thing to see that people have their knuckles in their mouths. A stripe runs along it higher than a man's hat. There is nothing to be tied up here. There has been nothing for four hundred years but a goat.
verse-book-545-told-1 = Nolwenn hums a note, and lets it down until it fits. "That's what was under my feet," she says. "At the end, when I'd stopped. I thought it was my own head." The planks behind her take it up as far as the corner.
verse-book-545-told-2 = It has a note, once the knocking is out of your ears. You have heard it, in the ground at the choir stone, on a day when there was nothing else to hear.
verse-book-545-told-3 = The old man of the fourth stump is standing at it in his trousers and a string. "I knew I wasn't waving at *nothing*," he tells everyone that passes.
verse-book-545-told-4 = The woman with the geraniums has hold of Beor's sleeve. "So it was that it did," she says. "When he came home. It was glad."
verse-book-545-told-5 = The girl who drew the line stands with her back to it. She is crying, because it was true before anybody believed it, and now it is only true.
verse-book-545-told-6 = Those for whom you worked here nod to you, as to somebody who knows where the brooms are.
verse-book-545-told-7 = Bersaba has told nobody what Worm told her. But she has a bit of chalk, and she goes along the wall and signs the stripe.
verse-book-545-told-8 = You have known how high it will come, and you have told no one. They stand in front of you with their children on their shoulders to see.
verse-book-546 =
    At home the tar is still soft where you leaned on it. Bersaba says it always is, the first time, and does not let you scrape it. There it stays, at the height of your hand, a palm and five fingers, in the curve of somebody's ceiling. "Now you're on the strength," she says. Nobody here has ever been taken off it.

    From then on you cannot stop hearing. A cart goes by, and it is a harbour. A shutter, a bucket, women calling in the washing, and it is a harbour, with everything in it that a harbour has but the one thing. You lie awake on your rib, and over you, in the dark, it creaks like somebody about to speak.
verse-book-632 = *VISITING HOUR. The Archive receives relatives of the deceased, and Sister Ia's friends, from four until the candle.* Tryphena has got up on a box, in order to be taller than her finger.

    "Felt on the feet," she whispers, "felt on the heels of any stick. Felt thoughts, if you've any. You don't touch, you don't correct, and you don't look yourselves up." She gives each of you a pair from the row. They have been worn by people who stood for a long time in one place.
verse-book-632-told-1 = "She wrote to me of you," she says. "My sister. With her own hand, and she'd sooner have lost it. Eleven words. I've had them framed, inwards."
verse-book-632-told-2 = "You've the smell of her broom on you," she says. "Ash and rosemary. I'd have known it through felt."
verse-book-633 = *ADMISSION BY ORDER. The order is to be shown, read aloud, and surrendered. It will be filed under what it says.*

    The boy with the tongueless bell takes your paper in two fingers and carries it down ahead of you, a long way, so that for the first hundred steps you follow a small white square.
verse-book-633-told-1 = "*Who brought good news*," Tryphena reads by the door, and presses it to her felt. "How lovely. We've so little under Good. I'll put it by itself."
verse-book-633-told-2 = "It's from the desk on the quay," Tryphena says. "Already in triplicate, and there's nobody there yet. You've chosen tidy friends."
verse-book-633-told-3 = "Staff," says Tryphena, and the finger comes down from her lips. To staff one may speak aloud. She finds that she has nothing to say.
verse-book-634 = *There is no wet way,* says the guide. Worm takes you to it. It is behind a laundress's copper, under a flag with a ring, and the first thing about it is that it goes down and the second is that it has been scrubbed.

    "Who washes a drain?" you ask him.

    "Somebody that's expecting company." He goes in backwards with the rope in his teeth. After that there is only his voice, telling you where to put your feet, and water to the knee, cold, moving very slightly, as it does in a glass when someone walks through the room. Once he says: "Not there." Once he says something else, and it is not to you, and he waits for the answer.

    Then a grating, and light, and a hum.
verse-book-870 = *DEPOSITS ARE RECEIVED AT ALL HOURS.* You lie down in the hand-cart one after another and Tryphena herself ties on the labels. "It's for your comfort," she whispers. "People who come in on foot will keep looking about them." It is a good cart. You go in under a lintel, down a ramp that was made for barrels, and your names go in front of you, read out by a boy who is learning. At each landing somebody enters you and each time it takes a little less long.
verse-book-870-told-1 = You have sat on that bench before, for a week. One holds on by the left, and by what one had for breakfast.
verse-book-871 = Before the stair turns there is one window, the size of a plate. Camelot is in it, upside down by nature or by habit, ninety-one roofs with smoke coming out of their bottoms. It's plain now what you are looking at. You have to tell yourselves not to whistle.
verse-book-871-told-1 = Over the arch a lamp has been lit in the room you got for them. The child is at the window. It has found out that there is a corner.
verse-book-871-told-2 = The bench is full. At one end sits a child with a crust, facing left.
verse-book-871-told-3 = One family of eleven has gone to bed in eleven places at the same time, and the old man has put the bell under his pillow.
verse-book-871-told-4 = In the glover's window there is now a card: *for hands that shut*. There is a line before the shop. They are holding each other's cuffs.
verse-book-871-told-5 = Everyone whom you see is wearing gloves. It is the fashion. You paid for it to be.
verse-book-871-told-6 = Somewhere under a shirt there goes down with you a name of fourteen, tight in the arms.
verse-book-871-told-7 = "Arev!" a woman calls across the market, for a boy who is late for his supper. One of you, or none of you, turns round.
verse-book-871-told-8 = A child goes by under the window being called by a plain good name, all the way home. Worm listens to the end of it.
verse-book-871-told-9 = "They're still holding it out," says Worm at the window, of the dealers. "They'll get tired." He waits to see whether they do.
verse-book-871-told-10 = In the market a man is being thanked. One can see it from here by how he stands.
verse-book-871-told-11 = The promise in your pocket turns over. It does not care for stairs.
verse-book-871-told-12 = Rope Lane you find by its lefts. There is a door down there with a heart in it, and somebody has cut a second, lower.
verse-book-871-told-13 = A plate is still walking along a dresser, load to star, star to load. There has been a wedding.
verse-book-871-told-14 = Nine straw hives look out the way you cannot see, to where the wind would be from.
verse-book-871-told-15 = Over a stable there is a bed made for two, and one person going to bed in it, on her own side.
verse-book-871-told-16 = On the inside of this very door hangs the list they post at noon. You are going in behind it. From the back one can read only tomorrow's name, and the ink has not been put to it.
verse-book-871-told-17 = They have taken down your likeness. It was paid for, and there was no form.
verse-book-871-told-18 = "There'll be a narrow door," says Arev again. He pats the pocket in which he keeps what he knows of hinges.
verse-book-871-told-19 = Ailei is the last at the plate. "I'd have told them," she says. "All of them, in the street, with a spoon on a pan. And then what would they have had for supper?"
verse-book-871-told-20 = "He's down there," says Arev. He has taken off his hat, for the stairs, or for the hum. "I was his boy for nine years. He never once told me I'd done it right. He'd just give me the next one."
verse-book-871-told-21 = Beor goes down sideways with one palm against the curve. "She'll want turning over," he says, of the city. He sounds like a man who has begun to think who would take the other end.
verse-book-871-told-22 = "It's a well," says Worm, of the stair. "They've made it square and put books in." It is the first time he goes first without being paid.
verse-book-872 =
    On the ninth morning the stripe on the quay is wet, the tenth it drips, and then in the night there is water in the street. It stands in the low town up to the second stair, without a wave. Nobody had decided who should hold it off. Under-Rib comes to your door, those that have a boat for a roof and never knew it, in their shirts, with cradles.

    "You were let in," they say. "Somebody let you. It wasn't like this before." They are not cruel about it. They put out your things in order of size; then they go to fetch the cart.
verse-book-872-told-1 = Since it was by Ysella's ladder that you came, it is men with straws who guard the steps after this. They call it the Fair's water.
verse-book-872-told-2 = Since you came in singing, it is the white faces who are asked how high. They say, and they are right, and are not forgiven.
verse-book-872-told-3 = Since you came through her wall, they are at Bersaba's door before yours. She tells them then, all of it, in the street, up to her waist.
verse-book-872-told-4 = In the morning there is a desk at the water's edge, and a clerk to number those who have got wet.
verse-book-872-told-5 = Nobody is drowned. Worm had shown them where to put the boots.
verse-book-872-told-6 = They bring out an old man from a cellar, and his apples. You had known, on the quay, to the hand's breadth.
verse-book-705 =
    "What did you say to him?" asks Ailei. "When he left."

    "Corentin? I said, who'll do the quarter-day. He said, you will."

    "Nothing else?"

    "He took the good pen." Arev has the felt slipper from the wrong size on his fist and is mending the toe. "I looked for it all that winter. I thought he'd left it somewhere for me to find."

    "I've got hers. My mother's. She left it lying in the middle of the table."

    "Was it dry?"

    "No," says Ailei, and after a time, in another voice: "No. It was wet. She'd been going to write something."

    "There, then," says Arev. He bites the thread. "I'd have changed with you."
verse-book-706 =
    "You said *boat* as if you were sorry for it," says Ailei.

    "I was thinking how far they'd dragged it."

    "My grandmother sang me one about a boat. It was a house in the song too." She sings two lines, and loses the third. Beor gives it to her. He has a small true voice that he must have kept in something.

    "Who sang it to you?"

    "Tegen. So that I'd row."

    They have a blanket between them, since it drips. "If it went," Ailei says, "all of it, and there was only one place. I'm not asking what you would do, I know that. I'm asking if you would look back."

    "You can't," says Beor. "Not with oars. You're facing that way already."
verse-book-707 =
    "Can you swim?" asks Worm.

    "No. Can you?"

    "I go down. Then I come up. I've never had to do along."

    Ailei is combing tar out of her hair with a fork. "When it comes, what you heard. Will it be angry?"

    "It doesn't do angry. It's careful." He looks for how to put it. "It's like you with a lid. When you don't want to squash any."

    She lowers the fork. "That's what I'm like?"

    "With a lid," says Worm, "yes." He holds out his hand for the fork, and sees to the back, where she can't reach. He is quick and does not pull. "You've a bee in here," he says.

    "Is it alive?"

    "It's asleep. Do I tell it something?"
verse-book-708 =
    "Ninety-one," says Arev. "And how many people? Not here. All told."

    "More than fit."

    "I'd need to know the burden. What each of them takes."

    "You put in two rows, sitting," says Beor. "Knees up. Then the small ones on the knees. Then there's always some who say they'll stand."

    "You've thought about it."

    "I thought about the cart, that year. How to get them on so that nobody was under." He spreads his fingers on the table and puts the salt between two of them. "There's room if you begin with the old."

    Arev draws it: one row, two rows, a small round for each that sits on a knee. At the end he has a place over, and he looks at it. "Who's that?" says Beor.

    "I don't know yet," says Arev. "Leave it."
verse-book-709 =
    "Why'd you let them measure you?" asks Worm. A tailor of the ward has been round, to see who would want black.

    "It was free."

    "What if you don't die?"

    "Then I've been measured." Arev is lying on his back, looking up along the planks. "Have you ever been in one? A boat?"

    "A bucket."

    "What's it like?"

    Worm thinks. "You think it's you that's moving," he says, "and then you see it's the wall. It goes up past you with all its stones. You could count them, but you'd have to want to know." He turns over. "It isn't bad. It's only bad if it stops."
verse-book-710 =
    "You're steaming," says Worm.

    Beor had knocked from midnight until the rain stopped. He cannot close his right hand. "Is that how it starts?" he asks, holding it up to the stove.

    "No. That's tar. They go red." Worm takes it in both of his, as he would a rope-end, and bends the fingers in, and out. They come out. "See? It lets go."

    "Again," says Beor.

    He does it again. The stove ticks. "When I was down there, mine did that from the bucket," says Worm. "I'd say each finger's name, to get it off."

    "They've names?"

    "They had then. I ate them." He thinks. "I mean I used them up."
