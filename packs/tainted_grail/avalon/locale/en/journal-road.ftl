location-166-menhir-told-1 = It burns as it did before, to the grain. The clerk writes down that it is burning. He has not raised his eyes.
location-189-menhir-told-1 = You say aloud what you have, what you owe and who is with you. There is no one to take it down. It burns.
verse-166-o1 = "Cuanacht," says the clerk, before you have spoken. "You'll be here about box nine." Box nine has been stamped already. It is your stamp, from a year back, at a counter in the west; the seal has a nick in it where you dropped the thing. "It says that the parish undertakes to be short," says the clerk. "There's no harm in it. It only means that whatever is sent for will be found to be owing." In the margin stands, in pencil, *whoever did this was cold that day and wanted to go home. so does everybody. L.T.* "You may contest," says the clerk. "The bench is that one. It's been warmed."
verse-166-o1-contest-it = Contest it, from the bench, for as long as it takes.
verse-166-o1-pay-it = Pay it now, and have the box cut out.
verse-166-o1-let-it-stand = Let it stand.
verse-166-o1a = You are heard after a man with a gosling, and after the gosling. The finding is that the stamp is genuine and the wrist was not. Nobody knows what follows from that. They blot it, and box nine comes out pale, and one has to know that it was there.
verse-166-o1b = The scissors are on a chain. He cuts along all four sides, very straight, and there is a window in the page. Through it you can see the next page, which has a box nine. "That's not you," says the clerk. "That's somebody else's cold day."
verse-166-o2 = They know already. It shows in the counter, which has been dusted in front of you and nowhere else. The clerk looks up from his sheet, looks at you, and looks at the space to the left of you, where he supposes that something must be written. "It has been noted," he begins. He does not get to the end of it.
verse-166-o2-told-1 = "Forty beds are short at the Depository," he says. "Do you know anything of beds?" Behind you, in the queue, a man coughs who is wearing a Depository shirt with the number cut off. The clerk writes *cough*.
verse-166-o2-told-2 = Your name has been put up among the staff, on the board, in a hand that has taken trouble. Someone has already hung a coat on the nail beneath it, for company.
verse-166-o3 = There is a bun on the counter with a slip under it. *Yesterday's. Not entered. They come on Thursdays and nobody tells you. L.T.* The clerk has seen it, and has put the blotter in front, so as to go on not having seen.
verse-166-o4 = Your file has been copied fair. There is no margin to it at all; the text has been carried out to the edge on every side. In that office they consider it a very handsome file.
verse-166-oz = The counter, the queue, the clerk on both sides of it. A new notice has gone up beside the door. It says that the old notice has been taken down.
verse-166-o0 = The road goes up to a house with one long window. Under the window there is a counter, and before it a queue, which is a single man. He states his business, walks round the end, puts on a pair of cuffs and takes it down. Then he walks back to hear the answer. "It's the staffing," says the clerk, from the front. "One gets to see both sides." Behind him stands the stone. It burns quite evenly. It might be a lamp in a corridor. On the wall hangs the order of the day, in copperplate. *What is needed, and no more.* Below it, in pencil, *then who sweeps? L.T.*
verse-166-o0-told-1 = "Double," says the clerk, finding your name. "Undertaken and not paid. There's interest." He shows you the interest. It has grown a little beard of figures all down the side.
verse-166-o0-told-2 = The claim on Cuanacht is on the desk, third copy, with a ring of tea on it. You read the first of these a year ago by a cart. It has been corrected since, and is in better taste.
verse-166-o0-told-3 = They have a receipt of yours, for the whole sum. "Ah," says the clerk, "you're the ones who paid." He calls himself over to look. You are let in at the left-hand door, which has never been used and sticks.
verse-166-o0-told-4 = Beside your name a margin says, *paid twice once, and nobody had asked. do not charge again. L.T.*
verse-166-o0-told-5 = "We had a man at a window, along a hedge," says the clerk. "He's down as *relieved*. It doesn't say by what."
verse-166-v1 = The counter, and what can be asked at it.
verse-166-v1-read-the-form-in-the-tray = Read the form that lies uppermost in the tray.
verse-166-v1-go-round-the-counter = Go round to the other side of the counter.
verse-166-v1-have-another-box-ticked = Have another box ticked for you.
verse-166-v1-stand-with-the-woman-who-sings = Stand by the widow, who is paying with a song.
verse-166-v1-open-the-drawer-marked-tuesday = Open the drawer that is marked *Tuesday*.
verse-166-v1-speak-to-the-boy-at-the-safe = Speak to the boy who is waiting by the safe.
verse-166-v1-look-at-the-stone = Look at the stone. Somebody might.
verse-166-v1-answer-the-pencil = Write something under the pencil in the margin.
verse-166-v1-read-the-page-about-the-eleven = Look up the Eleven Houses.
verse-166-v1-kneel-to-the-bookkeeper = Go up to the Bookkeeper, to have it lit.
verse-166-v1-ask-for-your-post = Ask whether there is post for you.
verse-166-v1-go-out-to-the-road = Go out to the road.
verse-166-v2 =
    OFFICE OF STONES. *Form 9. Return of a Surplus Person.* To be completed by the party returning. The party returned will please not write.

    1. Parish, *Nether Barton.* 2. Person missing, *husband, 1.* 3. Person received, *husband, 1.* 4. Discrepancies, *none.* (Pencil) *whistles.* (Ink) *Mine never did.* 5. How long has the declarant been aware of it? *Since he came in at the door.* 6. Reason for late notice, *he was up mending the roof.* 7. Has the surplus person been fed? *Yes.* On what scale? *Same as the other. Then a bit over, since he would keep asking had I had any.* 8. The declarant requests removal, exchange, or a settlement. *(No box is ticked. By the third the paper is dented, as by a nib that was rested there.)*

    9. Remarks. *I want it taken back, the form I mean. It's four days' road and he carried the bag. Last night he asked, should he go straight in or was there time to eat first. We ate. He whistled with his mouth nearly shut, so they shouldn't hear him through the wall and start early.*

    A cross, and next to it, in writing that had no business there, "It's so, I whistle. I could leave off."

    Pencil, do not register. my drawer. L.T.
verse-166-v2-put-it-back-in-the-drawer = Put it back in the drawer it came from, at the bottom.
verse-166-v2-tick-the-third-box = Tick the third box, and pay the settlement for her.
verse-166-v2-arev-writes-none = Arev crosses out the whistling and writes in box four, *none*.
verse-166-v2-leave-it-in-the-tray = Leave it in the tray.
verse-166-v2a = It goes in under a sandwich, among a good many others, and not one of them has been stamped. She must have been at it for years. The drawer is deep. On the outside it says *rubber bands*.
verse-166-v2b = A settlement is in order when the difference has been found acceptable. The clerk takes your coins, and goes round, and comes back to say that the surplus person is hereby *balance*, and may be retained. There is a form for the man as well, which he may keep on him. It says that he has been told he may.
verse-166-v2c = It is the first thing that Arev has ever entered knowing it to be false. He makes the *n* twice. When he has blotted it he goes and stands in the doorway, where there is a little wind, with his lips pushed forward. He cannot do it. He never could. A sort of breath comes out.
verse-166-v3 = Behind the counter there is a stool, a lamp and a hook with cuffs on it. No one prevents you. From this side the queue is longer; there are people in it whom one cannot see from the front, right out of the door and down to the milestone, with their caps off. The clerk is at the end of the line. He has taken his own off too. "I'd be obliged if you'd be quick," he calls. "I've left somebody on the stove." On the pad lies the stamp, ink side up.
verse-166-v3-told-1 = The cuffs are Arev's length. He looks at them as one might at a coat that one sold. "They ask for so little," he says of the line. "They'd be content with *received*." He has never before seen it from the side where they are looking at you.
verse-166-v3-told-2 = "Where do you want us?" says the first of them, an old woman, to you. It seems that this is what one sits here for.
verse-166-v3-told-3 = Your sheet is under the blotter. It has been here since the night that you sold it.
verse-166-v3-use-the-stamp = Stamp them all through, and keep the fees.
verse-166-v3-give-the-stamp-back = Carry the stamp down the line, and give it back to him.
verse-166-v3-go-back-to-the-front = Go back to the front.
verse-166-v3a = It goes quickly. They thank you. Not one of them has read what it was that you let them off, or put them down for, and to be frank nor did you. There is nobody left on the road. A good day, says the clerk, with the money already in piles. He only wonders how you knew which were which.
verse-166-v3b = It is a long way to the end. They make no trouble; each says "after you" to you, in a tone as if you had your cap off. "It isn't heavy, is it?" says the clerk when he has it again. "I always think that it's going to be heavy."
verse-166-v5 = Form 1 may be amended. It is what the second sheet is for. "People find that they're something else, on the way," says the clerk. "It's wear. Collectors begin to owe. A debtor gets so that he can't sleep unless he's carried." The fee is the same in all directions. "It can be had for nothing if you say it's a mistake," he adds, low. "But then it asks whose."
verse-166-v5h = The second sheet, and a very small knife.
verse-166-v5h-as-a-collector = As a collector.
verse-166-v5h-as-a-debtor = As a debtor.
verse-166-v5h-as-freight = As freight.
verse-166-v5h-stay-what-you-are = Stay what you are.
verse-166-v5a = It is done with a knife, a very small one. Where the old cross was there is a thin place in the sheet, and the road will show through it as long as you are on it. They keep your hat. It is the hat of what you were, says the clerk; you would only be taken for it.
verse-166-v6 = She is paying off a plough. "Line one," says the clerk, and she sings it, standing straight, with her bag on her arm. He writes it out. "Two." It is a walking song, with a league to every verse, that went through here on a girl's lips a year ago, and the widow's man had it from behind the hedge. He used to do it in the byre.
verse-166-v6s = "Three," says the clerk, and she sings three. His pen has stopped. There is a drop on the form. "I'm to take all of it," he says. "When it's down it's ours, and you won't have it, it won't be there. I ought to tell you that. There's a place on the sheet where I say I've told you." "I know how it works," says the widow. "I paid the harrow with his laugh." She shifts the bag to her other arm. "It's the seventh I'd like to have kept," she says. "There's a bit in it that goes up."
verse-166-v6s-told-1 = "Would you like it back afterwards, or would you like not to miss it?" asks Ailei. She has come close up. "Those are two different things. I could help with either." The widow looks at her with real attention. "Nobody's put it like that," she says.
verse-166-v6s-help-her-keep-one-verse = Swear to the clerk that there are only six.
verse-166-v6s-let-it-be-taken-down = Let it be taken down to the end, and draw the witness fee.
verse-166-v6s-let-her-sing-on = Leave them to their lines.
verse-166-v6a = "Six," you say, all together. The clerk would very much like to believe you. He numbers the lines, draws the rule, sands it. From the widow's face you can see the others going, one after another, like lamps in a house where they are off to bed. Then they stop. She tries it under her breath. It goes up. "It's a daft sort of song," she says, "with just the one verse."
verse-166-v6b = It takes forty lines. She picks up her bag and asks where one signs. Outside, on the step, she stops as people do who have come out to fetch something. The clerk has locked the sheet away. Now he is heard going round the end of the counter, and round it, in step, seven to the verse. He does not stop to eat.
verse-166-v7 = The drawers along the wall are for what people pay when there is nothing left. *Sense of direction. Taste for pears. Grudge, unopened.* The fifth says *Tuesday*. In it lies a smith's, whole, folded so that it has kept its shape. It is a good one, as far as you can tell, with a shower at noon, and an hour after supper when he had thought of making a gate. He goes straight from Monday to the middle of the week, these days. "It's hard on his iron," says the clerk. "What he heats on the one is cold on the other. He comes and stands outside, so as to be near it." You could put it on. It would fit anyone who was tired.
verse-166-v7-take-the-tuesday = Take it, and wear it out.
verse-166-v7-carry-it-back-to-him = Carry it out to the smith.
verse-166-v7-shut-the-drawer = Shut the drawer.
verse-166-v7a = It rains on you at noon, and on no one else. You have never done so much in one day. Towards the end of it a gate comes into your mind, quite plain, with a scroll at the top, and you stop in the road with your arms out to the width of it. Then it is Wednesday. You do not know how to make a gate.
verse-166-v7b = He is sitting on the milestone. He takes it from you by the edges, shakes it out, and gets into it then and there, with his eyes shut, like a man into his own bed. "There's a shower in it," says the smith. "I'd forgotten." He goes off up the road to his forge, with water running off his hat. He has left you what he had about him. It was going to be a hinge.
verse-166-v8 = It stands in the safe behind bars, grey and about four feet high, and it leans the way that shadows do at five o'clock. "It's security," says the boy. "For my mam's mill tax. They said I'd not miss it, being small." He is careful how he stands. He has found out that if he keeps to the middle of the day there is nothing to see. "What's it like, without?" you ask. "People go by me," says the boy. "And the dog does. She'll come up to the door and look in, and I'm there, I'm calling her." In the safe it has turned round at his voice. It has no face to speak of. It has put its whole length along the bars.
verse-166-v8-told-1 = "I've been gone by," says Worm. "You get so you can take an egg from under a hen. It's not worth it." He says it to the boy, and squats down, which puts the sun behind him. For as long as he stays there the boy has something on the ground.
verse-166-v8-redeem-it = Redeem it, at the sum on the ticket.
verse-166-v8-leave-your-own-for-it = Leave a grown one in its place. They take any.
verse-166-v8-leave-it-where-it-is = Leave it where it is.
verse-166-v8a = The door is opened and it goes along the floor to him, up the wall as far as it reaches, and down, and takes hold of his heels. He walks up and down in front of the window, first one way and then the other. On the road a dog gets up. She looks hard at the house, and begins to run.
verse-166-v8b = It is peeled off against the wall with a paper-knife, and does not hurt. What you have in its stead is a feeling of being lit from all round. No ambush is ever laid for what throws nothing; that is so much to the good. But when you go out, the boy's dog runs up, wags, and goes by. "It'll be looked after," says the clerk. He has given it the lower shelf, where there is more room.
verse-166-v9 = You go and stand before it, which is not forbidden; there is just no provision. It takes a time. One is used to stones that gutter and catch and want something. This one has been given exactly enough for so long that it has forgotten how to ask. And yet the flame is not upright. It leans, by a hair, to the left. There is no draught. You follow the lean across the room, past the drawers and the safe, to a girl with a broom by the stove. She sweeps here before they open and after they close. She is not on the strength. When she moves along the wall the whole light of the road moves with her, the breadth of a straw. "Am I in your way?" says the girl.
verse-166-v9-told-1 = "It's you it's fond of," Beor would like to say. He has got as far as taking off his hat. He looks at the broom, at the width of the room, at the broom. "Do they give you anything to eat?" he asks.
verse-166-v9-tell-the-girl-who-sweeps = Stay until they have closed, and show her.
verse-166-v9-keep-it-to-yourselves = Keep it to yourselves.
verse-166-v9a = After hours you have her walk from the stove to the door and back. She watches it follow. She does it again, faster, to see if it can keep up, and claps, once, and looks round at the drawers. "I thought that was my eyes," says the girl. She is called Elowen. She puts away the broom with its face to the wall. Then she fetches it out and sweeps right up to the foot of the stone, where in all these years it has not been swept, because that was not hers to do.
verse-166-v10 =
    In the margin of your Form 1, which you have been given to check, there stands, *they'll tell you it's all in order. it is. that's the trouble with it. L.T.*

    Under this you might write something, and after a while it comes back along the counter, between two others. *who is asking?*

    And again. *I've inspected this road for thirty-one years. I could tell you what it eats. there's no box. where would one put it?*

    The clerk has a way of turning sheets over without reading them that must have taken years. Across the room an elderly woman with a lamp in her buttonhole is admiring a seal. She does not look round. *don't look round,* says the margin.
verse-166-v10-answer-in-pencil = Answer in pencil. *Put it here. We are going that way.*
verse-166-v10-answer-in-ink = Answer in ink, that all has been found in order.
verse-166-v10-leave-the-margin-white = Leave the margin white.
verse-166-v10a = It does not come back that day. When you are already on the step it is put into your pocket by a person going past you with a stack of files up to her chin. *the shed behind the Depository. I have the lamp. come when the covered cart has been. I don't need anything done. I need it seen by somebody who goes home afterwards.* And, smaller, *do you go home? most don't say.*
verse-166-v10b = It is blotted and passed up. From desk to desk you are spoken of, in the office, as very correct. The pencil has been rubbed out of your sheet, all of it, thoroughly; there are crumbs. From then on you are not told which of the stairs is rotten.
verse-166-v11 = ELEVEN HOUSES, the. *Void. See 12.* You turn to twelve. It has a door on it, a sum, and the remark that the sum could not be entered, the officer having declined to say *about*. It was counted as nothing. The eleven on either side had been counted with it, for convenience, on one line; and so they went too. It is beautifully ruled. There is no blame in it anywhere. "What does *declined* mean?" somebody's child asks at your elbow. Nobody is very quick to tell him.
verse-166-v11-told-1 = "It means that I liked the number," says Arev to the child.
verse-166-v11-say-whose-omission-it-is = Say aloud what was left out there, and by whom.
verse-166-v11-turn-the-page = Turn the page.
verse-166-v11a = The clerk writes it all down, gladly; he has so seldom had a thing told him. Then he holds the pen over it and looks for where it goes. "It can't be an amendment," he says. "That would want the ground it stood on. Could it be a complaint?" He tries the sheet against one tray after another. "I'll tell you what I'll do," says the clerk. "I'll remember it."
verse-166-v12 = WHAT IS NEEDED, AND NO MORE. Up to this line the stone is read by all. There is an inch of moss below, and under the moss the rest. *Whoever warms himself here says what he has.* You could say it, and be held to it, at every door for five days. Or there is the other column. A neighbour may be put down as a deposit. Any will serve, so long as you can spell him. He will be sent for, nicely. He will be told that it was you, so that he should know there is no mistake.
verse-166-v12-hold-to-declare-all = Hold: undertake to declare everything.
verse-166-v12-take-enter-a-neighbour = Take: enter a neighbour.
verse-166-v12-get-up-again = Get up again.
verse-166-v12a = "Begin with the pockets," says the clerk. It takes till the lamp. A button, a debt, a thing your mother said about your mouth. When nothing is left he asks, is that all? There was one more, and you say that as well. The stone stands up straight.
verse-166-v12b = Jory, in the wood. Nessa, at her pans. Ondra, who never asked you for the second night. Denzil up in his light. You have been over them all, the way one goes over hats. You spell one out. "With two *n*s?" says the clerk. The flame fills up at once, and does not lean anywhere. "There, now," says the clerk. "That'll hold."
verse-166-v13 = The road is swept as far as you can see. On the next milestone there is a figure, and the figure is the distance from Camelot. It does not say to where.
verse-189-oz = The forms have begun to turn yellow in the upper branches. Lalla Tresk is on the ladder with a saw. She lifts it to you as another might a hat.
verse-189-o0 = The long window is open and there is nobody behind it. The forms have got out. They hang in the trees on both sides of the road, white, thousands of them, turning over, so that one keeps catching a word. On a ladder, in an apron, is an elderly woman with a pruning saw and a pencil behind her ear. "You read it out," says Lalla Tresk. "I thought you'd hand it in. Nobody's ever done anything with a thing but hand it in." She saws. "I had a speech ready, for when I was dismissed. There wasn't anyone to say it to. They'd all gone off to look for people."
verse-189-o0-told-1 = The counter has been turned round. Elowen eats her dinner at it, and wherever she is the stone is.
verse-189-o0-told-2 = A dog lies in the road, on a boy's shadow, so that it should not be taken in again.
verse-189-o0-told-3 = "You answered me in ink, once," she says. "I was low for a week. It's of no consequence."
verse-189-o0-told-4 = The dog stops on the third step and can't be called off it. Under the board is a tin, and in it a card with no name and a woman's glove, warm. "Nobody ever listed that," says Lalla Tresk. She comes down to list it, and then doesn't.
verse-189-v1 = The office, with its door wedged open.
verse-189-v1-help-her-with-the-roses = Steady the ladder for her.
verse-189-v1-gather-what-hangs-lowest = Gather what hangs lowest, and read it.
verse-189-v1-go-on = Go on along the road.
verse-189-v2 = "They tell you to cut above a bud that faces outward," says Lalla Tresk. "I've a book on it. The foreman at the Depository lent it to me, in the eighth year. He'd written in it. I never knew anyone so unhappy about greenfly." From up there she can see the whole road. "What'll you do?" you ask. "I thought that I might be wrong for a bit. I'd like to say a thing and not have it on me." She saws through, and a great white armful comes down on your heads. "There's thunder tomorrow," she says, to try it. She listens to how it sounds.
verse-189-v2-told-1 = "It won't," says Worm, from the bottom of the ladder. "No?" says Lalla Tresk. "Isn't that nice."
verse-189-v3 = REQUEST, *to be told the date of the cessation of waiting.* GRANTED, *see attached.* There is a pin, and a rusty square the size of what was attached. On the other side a child has drawn the clerk. He has two heads, one at each end, and they are smiling at each other over a wall.
verse-189-v3-told-1 = Then a Form 9 comes down, by itself, with a bite out of the corner where the sandwich was. There is a cross at the foot that you have seen. You push it up again as high as you can.
verse-189-v4 = "Mind the third step," she calls after you. "It's rotten. I always meant to tell people."
