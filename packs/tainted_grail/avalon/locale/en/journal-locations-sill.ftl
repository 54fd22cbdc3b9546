verse-150-o1 = Half a village is on the wall, some astride it and some with their backs to that side. Since you spoke on it, it's a step for everybody. A boy jumps over and back again. "Here I'm nine," he tells his sister. "There I would be nine."
verse-150-o2 = The clerk looks at your boots, and then at your mouths. "Say something that happened," she orders. It takes you a moment. She counts it, and puts down how long. "It was less last time," she says. "Don't sit too long at that table."
verse-150-oz = "It was on this side and it would be on that," says the clerk, shifting along by a span to let you by. "I'll stop where I can put the date."
verse-150-oz-told-1 = Beside her on the stone is the plate that you carried out. It's clean. She keeps a pebble on it, so that it shan't blow away.
verse-150-o0 = You know the wall. It's the clerk's, and there she is with her bundle. "Still arrived?" she says. Then she sees that it isn't the water you are looking at. You are looking at the other side, where the sand, a knee's height up, has a fold in it like a sheet over something. "Oh," says the clerk. "That. I've had my back to that for twenty-two years. They're good people. You can't get one word of it into the minutes."
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

    "She was very well. She helped me look for it under the wall." The clerk puts the pebble back on the bundle. "What I'd do is leave one here, each of you, before you go in. One small one. The way you'd leave a key next door. When you're back I'll read it to you and we shall see if you know yourselves."
verse-150-v3 = "Slowly," says the clerk, "so that I get it right." She licks the pencil.
verse-150-v3-told-1 = "I told the Trevennys that he was on the road home," dictates Ailei. "There wasn't anybody on the road."
verse-150-v3-told-2 = "I ate supper that night," dictates Arev. "It was good."
verse-150-v3-told-3 = "One of them was breathing," dictates Beor, and waits for her to come to the full stop.
verse-150-v3-told-4 = "They let me down," dictates Worm. "And then they pulled me up. Put the second bit too."
verse-150-v3-told-5 = She folds the slips one at a time and puts them up her sleeve, where the air won't get at them. "When it won't come to you over there," she says, "think that I've got it."
verse-150-v4 = ONE COMES IN WITH A GREETING. Those who sit here have worn down the letters, but one can see which way up they were cut; they are to be read from over there. This side is the heels of them. "So it's for people leaving," you say. "It's for the people of the house," says the clerk. "We read it upside down and take it for manners."
verse-150-v5 = In front of the fold some people have sat down in a row, with straight backs. They aren't ill, and they are none of the Rendered. They have smelled bread. "May one?" they ask whoever comes out, and whoever comes out is unable to say. A woman from over the water has brought four plates, washed, one inside another. "We don't want to go in," she says. "We've the milking. But if there should be any left."
verse-150-v5-told-1 = The plates are dirty now, and she isn't washing them. "So that one can see we've been," she says.
verse-150-v5-told-2 = The two in the same hat are from Cuanacht. They have stood in line ever since you showed them how it's done.
verse-150-v6 = There are people who have walked all day to stand on this sand and watch you lift a knee.
verse-150-v6-told-1 = Talan sat down as soon as he got here. He is proud of the way he does it. "Beor," he calls. "Look. I didn't even think."
verse-150-v6-told-2 = Hedra is standing. "There isn't a tense over there to give evidence in," she tells her daughter. "So I shan't ask you for any. Eat."
verse-150-v6-told-3 = Corentin has brought a page of what he would ask. It's forty questions, and they all begin with *when*. He reads it through, folds it, and gives it to you just the same.
verse-150-v6-told-4 = Nolwenn watches Worm, who is watching the other side. "Is it like the well?" "Drier," says Worm. "Will you hold the rope?" "I'll hold the rope." There isn't one. They have an end each.
verse-150-v6-told-5 = Gwenneg ran the last hundred paces. "I got here before you went," he says, out of breath. He says it over. It is a thing that has never happened to him.
verse-150-v6-told-6 = None of the five has come. The clerk waves the pencil at you herself, so that you shan't go off like that.
