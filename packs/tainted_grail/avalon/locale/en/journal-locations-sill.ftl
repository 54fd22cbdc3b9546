verse-150-o1 = A whole village is on the wall, some astride it and some with their backs to that side. Since you spoke on it, it's a step for everybody. A boy jumps over and back again. "Here I'm nine," he tells his sister. "There I would be nine."
verse-150-o2 = The clerk looks at your boots, and then at your lips. "Say something that happened," she orders. It takes you a moment. She counts it, and puts down how long. "It was less last time," she says. "Don't sit too long at that table."
verse-150-oz = "It was on this side and it would be on that," says the clerk, shifting along by a span to let you by. "I'll stop where I can put the date."
verse-150-oz-told-1 = Beside her on the stone is the plate that you carried out. It's clean. She keeps a pebble on it, so that it shan't blow away.
verse-150-o0 = It's the wall that you came by. It's the clerk's, and there she is with her bundle. "Still arrived?" she says. Then she sees that it isn't the water you are looking at. You are looking at the other side, where the sand, a knee's height up, has a fold in it like a sheet over something. "Oh," says the clerk. "That. I've had my back to that for twenty-two years. They're good people. You can't get one word of it into the minutes."
verse-150-o0-told-1 = "Feet," says one of you, and wipes them. You have crossed the other one, at Tegen's, and the foot goes by itself.
verse-150-o0-told-1-alone = "Feet," you say, and wipe them. You have crossed the other one, at Tegen's, and the foot goes by itself.
verse-150-v1 = The doorstep, the clerk, the sand.
verse-150-v1-ask-what-she-files = Ask what she files.
verse-150-v1-leave-a-sentence-with-her = Leave a sentence with her, in the past.
verse-150-v1-read-what-is-cut-in = Read what is cut in the stone.
verse-150-v1-see-who-waits-on-the = See who is waiting on the sand.
verse-150-v1-see-who-has-come-to = See who has come to wave you off.
verse-150-v1-go-along-the-wall = Go along the wall.
verse-150-v2 =
    "Statements," says the clerk. "From those who come out of there. They go in for an hour and it gets deposited." She opens one. There is a name, a village, and then lines of nothing, and at the foot *and it would be pleasant*.

    "Where's the rest?" you ask.

    "It was there this morning. I was married, she'd said. He was a cooper. I wrote it down, I blotted it." She shows you the blotter. The cooper is on the blotter, back to front. "They don't take your past away, over there. It gets put down somewhere, and one doesn't think to pick it up."

    "And the woman?"

    "She was very well. She helped me look for it under the wall." The clerk puts the pebble back on the bundle. "What I'd do is leave one here apiece, before you go in. One small one. The way you'd leave a key next door. When you're back I'll read it to you. Then we shall see if it fits."
verse-150-v3 = "Slowly," says the clerk, "so that I get it right." She licks the pencil.
verse-150-v3-told-1 = "I told the Trevennys that he was on the road home," dictates Ailei. "There wasn't anybody on the road."
verse-150-v3-told-2 = "I ate supper that night," dictates Arev. "It was good."
verse-150-v3-told-3 = "One of them was breathing," dictates Beor, and waits for her to come to the full stop.
verse-150-v3-told-4 = "They let me down," dictates Worm. "And then they pulled me up. Put the second bit too."
verse-150-v3-told-5 = She folds the slips one at a time and puts them up her sleeve, where the air won't get at them. "When it won't come to you over there," she says, "think that I've got it."
verse-150-v3-told-5-alone = She folds the slip and puts it up her sleeve, where the air won't get at it. "When it won't come to you over there," she says, "think that I've got it."
verse-150-v4 = ONE COMES IN WITH A GREETING. Those who sit here have worn down the letters, but one can see which way up they were cut; they are to be read from over there. This side is the heels of them. "So it's for people leaving," you say. "It's for the people of the house," says the clerk. "We read it upside down and take it for manners."
verse-150-v5 = In front of the fold some people have sat down in a row, with straight backs. They have smelled bread. "May one?" they ask whoever comes out, and whoever comes out is unable to say. "We don't want to go in," says a woman from over the water, who has brought four plates, one inside another. "We've the milking. But if there should be any left. There generally is, isn't there? With that sort of people."
verse-150-v5-told-1 = The plates are dirty now, and she isn't washing them. "So that one can see we've been," she says.
verse-150-v5-told-2 = The two in the same hat are from Cuanacht. They have stood in line ever since you showed them how it's done.
verse-150-v6 = There are people who have walked from Cuanacht to watch you lift a knee. "Is that all?" asks one. "That's the hard part," he is told.
verse-150-v6-told-1 = Talan sat down as soon as he got here. He is proud of the way he does it. "Look," he calls. "I didn't even think."
verse-150-v6-told-2 = Hedra is standing. "There isn't a tense over there to give evidence in," she says. "So I shan't ask you for any. Eat."
verse-150-v6-told-3 = "I've put down what I'd ask them," says Corentin. He reads it through. "They all begin with *when*." He folds the page and gives it to you just the same. "For lighting a fire."
verse-150-v6-told-4 = Nolwenn watches Worm, who is watching the other side. "Is it like the well?" "Drier," says Worm. "Will you hold the rope?" "I'll hold the rope." There isn't one. They have an end each.
verse-150-v6-told-5 = Gwenneg ran the last hundred paces. "I got here before you went," he says, out of breath. He says it over. It is a thing that has never happened to him.
verse-150-v6-told-6 = None of the five has come. "I'll see you off," says the clerk, waving the pencil. "One doesn't let people go like that."
verse-150-v5-told-3 = "We've had a slice," she says. "A thick one. It came over the wall the way cats do." They are handing it along and nobody bites.
verse-150-v5-told-4 = "One of them broke it," they tell each other. "With the noise it makes." And they make it, with cockle shells.
verse-150-v5-told-5 = "You've got some on you," they say. The bundle that you carry is warm, and the line bends towards it like grass.
verse-150-v5-told-6 = "Is it true that there's room?" they ask. "They all say so on the steps." The line's twice as long, without any pushing.
verse-150-v5-told-7 = "What's it like?" they are still asking. You said that they would see. They've brought sewing.
verse-150-oz-told-2 = "There's a voice back there that says *excuse me*," she tells you. "Since yesterday. Before every sentence. Who taught it that?"
verse-150-oz-told-3 = "That voice back there is practising," she tells you. "It says *room*. It's quiet for an hour, and then it says *room*."
verse-230-o1 = The water is further out than the tables say. One can see the step that one never sees, and the one after it, not counted yet, with a child's shoe on it and a lamp. "Seventy-two," calls a voice from above. "It was seventy," calls another. The third says nothing. She is on her way down.
verse-230-o2 = On the riser of the first step a name is written. The chalk is yours. The name is a new one. "It's the step's," says a Counter half-way up. "You counted it, and it said. The others are waiting to be counted."
verse-230-oz = Fifty of them shade their eyes, and try to make out whether you have eaten. "They're rounder," says one. "That's the light," says his wife.
verse-230-o0 = You had only ever seen them from the top. From here they are a house, one step a doorstep, one a roof, and so on to where people stand looking down at you, as if they lived there. From the last dry one the person with the arm up is missing. They have put a child there, by turns, to hold it up instead. "What can you see?" you ask. "You," says the child. She changes arms.
verse-230-v1 = The steps, and people looking down.
verse-230-v1-sit-with-the-counters = Sit with the Counters.
verse-230-v1-tell-them-what-it-is = Tell them what it is like.
verse-230-v1-go-up-to-the-cup = Go up to the cup.
verse-230-v1-see-what-has-stopped-on = See what has stopped on the flat.
verse-230-v1-go-back-along-the-sand = Go back along the sand.
verse-230-v2 =
    All three of them are sitting on one step, which never happens.

    "Forty," says the first.

    "And two," says the second.

    The third has the tide tables in her lap, a roll with no end to it. "It is written as far as tomorrow," she says. "I opened it, last night, to look at after. After is paper."

    "Can't it be worked out?" asks one of you.

    "I work it out. I get paper." She shows you. "The water goes, and it's not put down that it comes. We are here to say when." They look, all three, the same way, towards the wall, where a lamp has been lit that belongs to none of them. "Do they know, over there?" the first one asks.

    "Over there they haven't got *when*."

    "Lucky," says the second.

    "Poor things," says the third. They are silent then, and one of them, with a boot, is beating time just the same.
verse-230-v2-alone =
    All three of them are sitting on one step, which never happens.

    "Forty," says the first.

    "And two," says the second.

    The third has the tide tables in her lap, a roll with no end to it. "It is written as far as tomorrow," she says. "I opened it, last night, to look at after. After is paper."

    "Can't it be worked out?" you ask.

    "I work it out. I get paper." She shows you. "The water goes, and it's not put down that it comes. We are here to say when." They look, all three, the same way, towards the wall, where a lamp has been lit that belongs to none of them. "Do they know, over there?" the first one asks.

    "Over there they haven't got *when*."

    "Lucky," says the second.

    "Poor things," says the third. They are silent then, and one of them, with a boot, is beating time just the same.
verse-230-v3 = "What's it like?" they ask from all the steps, and the question comes down like a pail being emptied. A man has brought his bed. A mother has combed the children already. "Would they take us?" she says. "Since the stone went out, you see, we've been stopping wherever. If there's some place where one needn't be careful."
verse-230-v3-say-that-there-is-room = Say that there is room.
verse-230-v3-say-that-they-will-see = Say that they will see.
verse-230-v3a = "There's room," you say. You don't add to it, and needn't. Down the whole stair goes a sort of breath. The man puts the bed down. "What does it cost?" asks an old woman. "They ask if you are hungry," you say. She doesn't believe it, and cries all the same, to be on the safe side.
verse-230-v3b = "You'll see," you say. The mother nods. It's an answer she knows. She undoes the children's plaits, so that they shall last. "Better not get the taste of it," she says.
verse-230-v4 = The cup is a step lower, and full. A saucer has been laid on it for the sand. "The old woman's not here," says the child whose turn it is. "She turned her basin over, and drew a foot on it, to hold it open." "Does it?" "Look." You drink. "What's it taste of?" she asks. "Stairs," you say. "People who've got there."
verse-230-v4-told-1 = The coin's worth of cloth, folded in four, is gone from the step. She has taken it in with her.
verse-230-v4-told-2 = The child whose turn it is lets the arm down. "They're over there," she tells you, about the one of the steps. "Opening. I was told by somebody who had it from you. Can I stop, then?" "A bit longer," you say. Up it goes again. Now she knows whom for.
verse-230-v5 = There is a stag on the bared sand. "Is that yours?" they shout from the steps. It is standing where you stood an hour ago. It noses your footprints and goes, in style, to the place where you sat down, and sits. "It's doing you!" they shout. It knows where you've been, back to the first gate. It has the look of something about to get there ahead of you.
verse-230-v5-go-where-it-is-not = Go where you have never been.
verse-230-v5-let-it-have-the-place = Let it have the place.
verse-230-v5a = "Look at it," says a child. The stag is a little way off. It is trying to sit as you do, with an elbow on the knee it hasn't got.
verse-230-v5b = "Have it," you say, and leave it the last hour, and a piece of yesterday. It goes off with that between its horns, high up, taking care not to drop it. "Which way did you come?" they ask you afterwards on the steps. There is a stretch, in the middle, that you would gladly do again.
verse-231-o1 = "It is reported," says the voice, "that a return has been declined. One barn; and one additional. It had not occurred before. The heading under which to enter it was looked for and there is none." A pause, longer than the last. "It was a good barn. It is asked what was the matter with it."
verse-231-o2 = "As at supper," says the voice, "there is a creditor on record." It says so to Worm. For four hundred years it had been the only one. "It is wished to know how it is found." "Uncomfortable," says Worm. "You don't know where to look." "Yes," says the voice, very promptly. Nobody had ever agreed with it before.
verse-231-oz = "The matter is where it was," says the cave. "The question has moved."
verse-231-oz-told-1 = "A noise has been heard," it adds, "put in front of every object, with laughter. It has been tried. It is not funny."
verse-231-oz-told-2 = "A bowl is recorded as having been withheld, and that it ached *here*," it adds. "It is asked where *here* is."
verse-231-oz-told-3 = "At a table, salt has been passed to the first party," it says. "The first party has not been present for four hundred years. The salt was moved nearer. It is asked why."
verse-231-oz-told-4 = To Worm it says: "The supper has been consumed. With salt. A column has been opened for *wiping the face*."
verse-231-oz-told-5 = To Worm it says: "The plate has been turned up, and the supper put off by the creditor. It had been supposed that only debtors put off."
verse-231-oz-told-6 = "There are those who read *return* as an island," it says. "That is the reading of this office. It is in the minority."
verse-231-oz-told-7 = "There are those who read *return* as a late supper," it says. "The lateness is noted."
verse-231-oz-told-8 = "There is a third reading," it tells Worm. The voice is lower. "It is not intended to hurry you."
verse-231-oz-told-9 = "One of those returned has declared that he is not broken," it says. "It had never been maintained that he was. He had been counted."
verse-231-oz-told-10 = "An egg was carried from one course to the next," it says. "Whole. It is asked with what object, and at what pace."
verse-231-oz-told-11 = "An egg was issued for purposes of instruction," it says, "and was drunk. That is understood."
verse-231-oz-told-12 = "One of those returned has named two houses," it says. "He had been asked which. *Also* is not a number."
verse-231-o0 = On this side the cave is light. The breath comes out. You are behind the voice, like people who have come into a theatre by the actors' door, and for the first time since you have known it, it seems to be taken unawares. "No one was expected from that side," it says. "One moment." Down at the end, things can be heard being put straight. "Please."
verse-231-v1 = The cave, from the side of the voice.
verse-231-v1-let-it-ask = Let it ask.
verse-231-v1-look-for-the-missing-stone = Look where the stone was.
verse-231-v1-see-who-is-at-the = See who is at the mouth.
verse-231-v1-go-out-by-the-light = Go out towards the light.
verse-231-v2 =
    "It has been observed that over there they *make room*," says the voice. "The expression recurs. The bench has been measured. Nobody moves. The bench does not grow. Afterwards there is room."

    "That's right," you say.

    "Barns, husbands and days have been held on deposit for four hundred years, and there was never any of it to be had. Room. The contrary. The more is returned the less there is." The breath goes out, and for a moment does not come in again. "It is asked how it is done. It is not for the record."

    You have never heard it say what was not for the record. One of you looks round. There's a dry ledge, as wide as a person, where you had been about to sit.
verse-231-v2-alone =
    "It has been observed that over there they *make room*," says the voice. "The expression recurs. The bench has been measured. Nobody moves. The bench does not grow. Afterwards there is room."

    "That's right," you say.

    "Barns, husbands and days have been held on deposit for four hundred years, and there was never any of it to be had. Room. The contrary. The more is returned the less there is." The breath goes out, and for a moment does not come in again. "It is asked how it is done. It is not for the record."

    You have never heard it say what was not for the record. You look round. There's a dry ledge, as wide as a person, where you had been about to sit.
verse-231-v2-move-over-on-the-ledge = Move over on the ledge.
verse-231-v2-say-that-it-says-excuse = Say that first one says *excuse me*.
verse-231-v2a = "Like this," you say, and move up. Beside you is a span of stone, and you point it out to nothing. "Please." The breath stops. After a while there comes up from the stone a chill, a small one, very upright, as of a person who has sat down on the edge. "Oh," says the voice, tiny, from close to. "This. The bench had been measured." "It isn't the bench," you say. "No," says the voice. It gives no figures. It is a squeeze. It is comfortable.
verse-231-v2b = "*Excuse me*," the voice repeats. "And then?" "Then you come in." "Without waiting for the reply?" "That was the reply." One can hear it being written down, large, at the top, where the date goes. "Excuse me," it says as you leave. And a little later, to a rock, "Excuse me."
verse-231-v3 = In the heap of things that have fallen there used to be a place, a round one with the print of a heel. This is where the stone was that is missing from the ford.
verse-231-v3-told-1 = It isn't there. There is the round, and inside the round it's dry. "It has been used," says the voice, "for crossing. Nobody had asked for it back. It has been treated as *lent*. The form is new."
verse-231-v3-told-2 = It is still here. "At your disposal," says the voice. "From the side of the shore it would be found more convenient."
verse-231-v4 = At the mouth of it, against the light, is a face. It is the one from the quarry, begun and not finished, a forehead, a nose, and below that where a mouth had been tried. It has had a year. It has learnt a word. "Please," it says, and comes on. "Please. Please." "What does it want?" you ask. "What you have under your noses," says the voice behind you. "That is not a return. It is an apprenticeship."
verse-231-v4-told-1 = A crack goes down the forehead, from when you broke the faces. It has been stopped with gravel, neatly, from the inside.
verse-231-v4-face-it = Face it.
verse-231-v4-say-i-know-you = Say "I know you".
verse-231-v4-step-behind-the-breath = Step back behind the breath.
verse-231-v4a = It stops, with the rim of the mouth open. "Please?" it says. "I know you," you say again. It had not been told so; they began it, and then were busy. The mouth closes, finished, and rather a good one. "It is not recorded who completed it," says the voice. "*In conversation* will be put."
verse-150-v1-go-home-in-your-shoes = Go home, in your shoes.
verse-150-oz-told-4 = "There wasn't any outside last night," she tells you. "I slept on my side, and on the other it was me. Who did that?" "We asked the posts," you say. "Did you say please?" "We said please."
verse-150-oz-told-4-alone = "There wasn't any outside last night," she tells you. "I slept on my side, and on the other it was me. Who did that?" "I asked the posts," you say. "Did you say please?" "I said please."
