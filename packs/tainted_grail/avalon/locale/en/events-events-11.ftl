event-ev-c11-p1 = The Right Order
event-ev-c11-p1-text =
    "Once more. The boy."

    "Past the girl."

    "And she's on the hill. So we go up there first, with whoever we have got for a boy, and then we come *back* with her, down here, for him with the cards."

    "And then past the hill again."

    "Yes. Then it's only forwards." It's all been done on the lid of a crate, with five spoons. One is shorter. Nobody has said anything about that.
event-ev-c11-p1-told-1 = "She's been passed," somebody says, and turns up a spoon. "That's one less to go back for."
event-ev-c11-p1-told-3 = "But he's here," says somebody. "He's eating the cheese." "Then there's nobody to come down for." A second spoon goes back in the bag.
event-ev-c11-p1-told-2 = "And the cart?" "The cart goes where we go. It's only that each stone will be the dearer for it."
event-ev-c11-p1-goal = Find somebody who was last, and have him walk past Nolwenn; then Nolwenn past Corentin.
event-ev-c11-p1-hint = Ask on the quay, at 198. She is at 200; he is at 199.
event-ev-c11-p2 = What She Sang
event-ev-c11-p2-text =
    "It was about the hay."

    "It was a love song."

    "It was one of those where they drown."

    "I thought it was a list," says somebody. You all came up that hill by the one road, and no two of you have heard the same.
event-ev-c11-p2-told-1 = "All I know's that it was warm," says one who lay down in it beside the sleeper. "That's the nicest," says Nolwenn.
event-ev-c11-p2-told-2 = "And it's still going? Without me?" She listens, with her mouth a little open. "I never heard it before from the outside. It's ever so *long*."
event-ev-c11-p2-told-3 = They're still behind you, most nights, faint and a beat late. She walks with her head turned till they're over the hill.
event-ev-c11-p2-sing-it-back-to-her = Sing it back to her, as you had it.
event-ev-c11-p2-told-4 = You get it wrong in the ninth. "That's *better*," says Nolwenn.
event-ev-c11-p2-ask-her-for-another = Ask her for another one.
event-ev-c11-p2-told-5 = She hasn't got another. She never thought that they'd want two.
event-ev-c11-p3 = Corentin Says Goodbye
event-ev-c11-p3-text =
    "You can see all of it from here."

    "That's the quay. That's somebody's washing."

    "I never knew that it had an underneath," says one of you, "till I'd been down there."
event-ev-c11-p3-told-1 = It's smoke that he's waving to. "That's the Fifth," he says of one bit. "It always did lean."
event-ev-c11-p3-told-2 = He has the page inside his shirt, and pats it at each of them. "One debt I may go off with," he says. "Two have signed."
event-ev-c11-p3-told-3 = At the Ninth he stops; there's a gap there, a line wide, and he can't recall what he's saluting.
event-ev-c11-p3-let-him-go-back-with = Let him go back with the shoes.
event-ev-c11-p3-told-4 = He leaves them as he found them, side by side. He comes away barefoot, very fast, with something in his sleeve. "They *gave* me these," he says. It's five spoons. "I'd only asked if they knew whose was short."
event-ev-c11-p3-take-him-by-the-arm = Take him by the arm.
event-ev-c11-p3-told-5 = He comes. He goes on waving, with the free one, for the length of a street.
event-ev-c11-p4 = Hedra on the Road
event-ev-c11-p4-text =
    "It's mine."

    "You gave it me."

    "I lent you the *end* of it." There has been a dispute over a strap since the last milestone, with two carts stopped, and a goat.
event-ev-c11-p4-told-1 = "You also," she lets out, though, to one of you, about a bowl that wasn't come back to. "I know what it is to say you'll return. I had it minuted." Then she bites her lip.
event-ev-c11-p4-told-2 = She, who asks only questions, asks none today. She has one ready and carries it.
event-ev-c11-p4-told-3 = It's the hill that's hard, with that child's voice on the top of it, handing them down.
event-ev-c11-p4-ask-her-to-judge-it = Ask her to judge it all the same.
event-ev-c11-p4-told-4 = "Cut it," says Hedra, "and see who cries." She claps her hand to her mouth. "There. I was doing so well."
event-ev-c11-p4-walk-beside-her-and-admire = Walk beside her, and admire the strap.
event-ev-c11-p4-told-5 = It really is very well stitched. By the evening the two have agreed on a way to wear it.
event-ev-c11-p5 = Talan Sits
event-ev-c11-p5-text =
    "*I said I wouldn't sit*," calls a crow, on a post, to anybody. It's a whole day's walk from him. "*It was a joke.*"

    "Is it him saying that?"

    "It's what they have of him so far. They pass it along."

    "Ask it how he is." The question goes off from post to post, westward, getting smaller. You've had supper before it's back. "*Well*," says the crow. "*And you? How was the harvest?*"
event-ev-c11-p5-told-1 = "*He's dead*," says the next crow to it, kindly. "*It's only us.*"
event-ev-c11-p5-told-2 = "He's *sitting*," says the next one. "He's got his boots off. I've seen it." They all come to look at a bird who has.
event-ev-c11-p5-told-3 = "There's two of him," says the next. "One's got the other's thumbs."
event-ev-c11-p5-tell-it-how-the-harvest = Tell it how the harvest was.
event-ev-c11-p5-told-4 = It takes all the posts there are. There wasn't any, on account of the chalk; but they'll have that by morning.
event-ev-c11-p5-send-him-a-joke = Send him a joke.
event-ev-c11-p5-told-5 = It gets there without its end. He sends to know what the cow said.
event-ev-c11-p6 = Five at Table
event-ev-c11-p6-text =
    "What'll it be?" "Beans." "It's Saturday, it's beans *and*." "They won't have laid." "They've had us laid since spring." It's all they talk of, now, from one rise to the next. What nobody talks about is what's behind. Over the last two hills there is a clean light, like a sheet held up.

    "Don't look round," says Nolwenn.

    "One keeps wanting to count," says Corentin.
event-ev-c11-p6-told-1 = "They ate standing," you've had to tell them. "The chairs were burnt." "All of them?" says Nolwenn. "Then nobody's had mine." She is relieved.
event-ev-c11-p6-told-2 = "Mine's against the wall?" "There's a gap, with children in it," you say. Gwenneg thinks. "I could stand behind that."
event-ev-c11-p6-goal = Have Corentin walk past Hedra and Hedra past Talan, and go in to supper with all of them.
event-ev-c11-p6-hint = Hedra is at 203, Talan at 208. Supper is at 212.
event-ev-c11-p7 = The Heirs
event-ev-c11-p7-text =
    "So they sent four." It's late; the fire has got down to what you can talk over. "After us. They might have sent better."

    "They couldn't get anyone else."

    "No. It's always those." They've been looking at you across it, whichever of them are here, as you'd look at a nephew you had only had letters from. "I'd like to put something to one of you. You needn't answer to please me."
event-ev-c11-p7-told-1 = "And you went off by night," someone says for Talan. "By night, yes. That's how *he* went, too. I held the gate."
event-ev-c11-p7-told-2 = "We've heard about the table," they say. "From strangers. They told it us on the road, who'd been King. You might have said."
event-ev-c11-p8 = The Ground Behind
event-ev-c11-p8-text =
    "He went back," says the woman at the tail. "He'd got as far as this with us. And then he remembered the hen."

    "When?"

    "When it was only grey as far as the stile." You can make out the stile. Beyond it there is such a tidiness that the eye slides. A man's voice comes out of there, not far at all, saying *chook, chook*, patiently, as if it were any evening.
event-ev-c11-p8-told-1 = There's a snare on the good path, and you're past it before the ribbon that says so. "We were short," said the hunters, about the arrows. They are short of ribbon as well.
event-ev-c11-p8-told-2 = A right shoe is walking a step ahead of you, onto what isn't ground. It turns its toe, to see if you're coming.
event-ev-c11-p8-told-3 = Since the scar it all goes by a day sooner than you had reckoned. "It can be done, you see," says one of those on the road. He has heard that you did it.
event-ev-c11-p8-told-4 = It's people that you never told who are standing across the road, there, with what they could carry.
event-ev-c11-p8-go-in-after-him = Go in after him, holding hands.
event-ev-c11-p8-told-5 = He comes out with her under his arm. There are four of you on the end of a rope of coats. "Is it *all* gone?" he says. "I only saw where she was." He's never set her down since.
event-ev-c11-p8-go-on = Go on.
event-ev-c11-p8-told-6 = You can hear it for a good way. Then you can't tell whether you do.
event-ev-c11-p9 = One Chair More
event-ev-c11-p9-text =
    "Whose is it?" asks a boy on the road. It's a chair; it is standing on the crown of it by itself, facing west.

    "Somebody put it down to change arms."

    "No. It came past us. It's always a bit in front." It is a plain one, short in the leg. Nolwenn has gone round it twice.

    "I'm not saying it's Gwenneg's," says Nolwenn. "I'm only saying it's as high."
event-ev-c11-p9-told-1 = "It'll be for her," says someone, for the aunt that you buried: she's moved one yard a year. Now she would want to sit.
event-ev-c11-p9-told-2 = "That's the one they added," you say. "It was a refugee that took it. Nobody had known how right that'd be."
event-ev-c11-p9-told-3 = On a stump beside it stands one an inch high, and faces it. Jory's people would say that's a payment.
event-ev-c11-p9-carry-it = Carry it.
event-ev-c11-p9-told-4 = It weighs next to nothing. You find you've each had a turn, and nobody has thought of sitting.
event-ev-c11-p9-leave-it-to-get-on = Leave it to get on by itself.
event-ev-c11-p9-told-5 = You look back, once, from the bend. It's sitting there. It will catch you up.
event-ev-c11-p10 = The Last Stone
event-ev-c11-p10-text = "Is that still ours, over there?" "Ask me at dawn."
event-ev-c11-p10-told-1 = "It was. That's dawn now." There's nothing left burning but what you're standing at.
event-ev-c11-p10-told-2 = "They go by pairs, at this end," says someone. "It's tomorrow. Tell me you're nearly there." If there's a passing to be done it had better be done today.
event-ev-c11-p10-told-3 = You can see it go, of an evening, hill after hill, like somebody shutting up a house. "There's a few days in it yet," says Corentin. He won't say how many; he's stopped.
event-ev-c11-p2-told-6 = "And whoever had it after me?" They were asleep, when you left, with their mouths still in the shape. "Was I as loud as that?" says Nolwenn. "All night?"
event-ev-c11-p2-told-7 = "I know how it *went*," says Nolwenn. "I had my mouth to look after. I want to know what it was about." She goes from one to the next of you with her boots in her hand. "What did I sing?"
event-ev-c11-p2-told-8 = "You could ask her." "Not yet." It comes down to you over the hill, or it may be the wind; you all leave off chewing, to hear which of you was right.
event-ev-c11-p3-told-6 =
    "Goodbye, First," says Corentin, waving. "Goodbye, Second; mind your damp. Goodbye, Third..."

    "They can't hear you."

    "No. But I should like them to have been told. One leaves so much undone if one simply goes." He has got his shoes in his hand, the felt ones. They belong in the rack at the head of the stair. It's eleven flights, and there's somebody calling *come on*.
event-ev-c11-p3-told-7 = "And he's still at it, under all that?" "He'll be on the ninth century." It hums, if you lay your palm on the road.
event-ev-c11-p4-told-6 =
    "Aren't you going to say anything?" asks the one with the lamp. Both have looked round at her, twice.

    "No," says Hedra.

    "But which of them's right?"

    "It's a nice strap," she says. She's walking with her lips tight and her eyes on the far side of things. She has undertaken to find nothing till dark.
event-ev-c11-p4-told-7 = "We could take it to the judge." They think of the hill, both of them, and of the queue on it. "No, you have it," says one. It's the goat that gets it.
