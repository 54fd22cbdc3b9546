location-162-menhir-told-1 = Nothing is asked. The Seat is lit already by the woman who stands at it; you are only entered under her.
verse-162-o1 = "It was a Tuesday," says Hedra as you come up. "I have had it cut on the post." She has begun to plan the day of the return, who is to walk in front and who is to have the bench by the stove. "I do not thank people as a rule," she says. "It is taken for a verdict. Thank you."
verse-162-o1-told-1 = "There is to be cream," she says.
verse-162-o2 = Sentence has been passed in your absence. You have it from the children on the path, who have made a game of it. One of them is you, and must walk backwards. "What did we get?" you ask. "You've to be asked everything twice," they say. Hedra does not turn round. "You have heard?" she says. "Have you heard?"
verse-162-oz = She knows your step and does not turn for it. "You are early," she says.
verse-162-oz-told-1 = "Which of you is guilty of the jug?" she asks. "I should like to hear the voice."
verse-162-oz-told-2 = "You took back an oath," she says. "It has made a draught in some verdicts of mine. I was glad of the air."
verse-162-oz-told-3 = "I have had a letter under seal," she says. "It concerns an egg. It does not prove a boy."
verse-162-o0 = "Next," says Hedra. You have seen that back go away down a road. It is the same coat; a year of weather is in it, and the seams have kept. The hill below her is trodden into steps, like a fair bank, and people sit on all of them. She listens with the side of her head to a boundary, a broken engagement, a dispute about an echo. To each she says something short. Then on the land behind you a thing settles, as a house does at night. "You are not on the list," she says. "You are breathing in the wrong place. Wait until you are called."
verse-162-o0-told-1 = "I have heard of you from a stone," she adds. "It spoke well of you."
verse-162-o0-told-2 = "Some of these looked away once," says Bryok. "Then let them face the other way when they give evidence," says Hedra. "They will find it easier."
verse-162-o0-told-3 = Ailei comes up last, and the left foot comes down. Hedra stops in the middle of a ruling. "Sustained," she says. It is the one word in a year that she has said without knowing what of.
verse-162-o0-told-4 = Sister Ia is on a stool below the stone with a book on her knees, and takes down the silences. "We keep those," she says. "I asked to."
verse-162-v1 = The stone, the judge, the grass before her.
verse-162-v1-lay-something-on-the-grass = Lay an exhibit on the grass.
verse-162-v1-hear-your-charge-read = Hear your charge read over.
verse-162-v1-give-her-talan-s-message = Tell her about Talan.
verse-162-v1-ask-about-the-two-verdicts = Ask which verdicts she has reversed.
verse-162-v1-call-the-case-of-tegen = Call the case of Tegen.
verse-162-v1-let-ailei-stay-behind = Let Ailei go up alone.
verse-162-v1-ask-about-the-cups = Ask what was in the cups.
verse-162-v1-bring-her-supper = Bring her supper.
verse-162-v1-hear-the-queue-s-spokesman = Hear the old man with the list.
verse-162-v1-answer-for-the-page = Hear what the other side has put in.
verse-162-v1-read-the-notice-on-the-post = Read the notice on the post.
verse-162-v1-hold-take-the-oath = Hold: take the oath of the court.
verse-162-v1-answer-when-you-are-called = Go up, since you are called.
verse-162-v1-ask-why-you-are-not-called = Ask the usher why you are not called.
verse-162-v1-take-the-road-with-her-warrant = Take the road west with her warrant.
verse-162-v1-withdraw-down-the-grass = Withdraw.
verse-162-v2 = "What do you put in?" says Bryok. He has spread a sheet on the grass and weighted the corners. Whatever is laid there must lie by itself. He will not have it held down by talk.
verse-162-v2-the-fifth-cup = The fifth cup.
verse-162-v2-the-leaf-from-the-cellar = The leaf from the cellar.
verse-162-v2-the-chair-an-inch-high = A chair an inch high.
verse-162-v2-what-the-starlings-say = What the starlings say at the gallows.
verse-162-v2-a-rumour-in-a-net = The rumour, in its net.
verse-162-v2-your-own-sheet-from-the-wood = Your own sheet from the wood.
verse-162-v2-nothing-yet = Nothing yet.
verse-162-v2b = It is set down full, on the slope. Bryok lays his cheek to the grass and looks along the rim. The cup is level. It is the hill that is not. "Admitted," says Hedra. "I know that one by how quiet it is."
verse-162-v2c = "It has been in a fire," says Bryok. "At the edge." "Read me what there is," says Hedra. You read. At the names she joins in under her breath, always one ahead of you. "Admitted," she says. "It is a good clear draft. I remember thinking so."
verse-162-v2d = It is so small that Bryok puts his cup over it, because of the wind. "Who made it?" asks Hedra. "Someone with a great many evenings," you say. "Admitted. Do not tell me who." She is quiet. "Not yet," she says, "and not like that."
verse-162-v2e = You do the gallows for them as the birds did it, first the sums and then the voices that had gone by underneath. At the second voice a starling comes down on the sheet to correct you. Bryok puts his hat over it.
verse-162-v2f = The net heaves. "Is it alive?" says Bryok. "It's been going about since the spring." "Then it's of age," he says, and ties a label to the cord.
verse-162-v2g = "This is your own statement," says Bryok. "A party can't be its own exhibit." "It has bark on it," says Hedra. "It has been out of their keeping and has come to no harm. Admitted."
verse-162-v3 = "The parties will hear what stands against them," says Bryok. He reads it off one leg, to spare the hip.
verse-162-v3-told-1 = "*Entering, on foot. They stated that the water let them.*" "Water lets no one," says Hedra. "It was counted down for them. Go on."
verse-162-v3-told-2 = "*Entering, by water, as their own cargo.*" "Was it declared?" asks Hedra. "By weight." "Then it is paid."
verse-162-v3-told-3 = "*Entering, in an hour that belonged to others.*" "Whose was it?" "It's not known." "It will be missed," says Hedra.
verse-162-v3-told-4 = "*Freight*," he reads. She has him read it again. "That is no charge," says Hedra. "That is a complaint, and it is theirs. I shall hear it."
verse-162-v3-told-5 = "*Declined*." It has grown since, and runs over on to the back. "They could put a stop to that," says Hedra, "by telling us."
verse-162-v3-told-6 = In the list of names he comes to *Present*. "It is the best one here," says Hedra. "It can be checked."
verse-162-v3-told-7 = There is one name that he skips. "Read it." "I can't. It goes down." "Then he may keep it," says Hedra.
verse-162-v3-told-8 = "*Jugs, settled*." "Who settled them?" "These." "I might have thought of that," says Hedra, "in the spring."
verse-162-v3-told-9 = "One of them's married here. Arev, in ink, to the widow." "How is she?" "Cheerful." "Then I was wrong with great exactness," says Hedra.
verse-162-v3-told-10 = "The brothers don't come up any more," he adds. "They take turns." Hedra is silent a moment. "At what?" she asks.
verse-162-v3-told-11 = There is an empty space in it, where you stood up. She has the space read aloud. Bryok stands with his mouth shut for as long as it lasted.
verse-162-v3-told-12 = "I have reversed two," says Hedra. "There ought to be a third. It is the man from the bench. They swore to it so well that no one has asked me to."
verse-162-v3-told-13 = "Is that all?" she asks. "It is all so far." "It is in pencil," says Hedra. "They may stand on it till I have heard them." The ground is a shade firmer than it was. "Next."
verse-162-v4 = "There's a message," you say. "From Talan." In a year she has not heard that name but from a bird. "Then it is an exhibit," says Hedra. "Give it me in his words. I know yours." Bryok has the sheet ready.
verse-162-v4-told-1 = You give it to her. *The barley's in. The hat turned up. I'm well. I didn't sit down. There's no hurry.* "He does not know about the barley," says Hedra. "The rest is true. And what were you doing there, that you could carry off a message and not a man?"
verse-162-v4-told-2 = "He's sitting down," you say. "He asks what things are called." She takes that in. "I had not come past him," says Hedra. "He has let go of a thing that was not finished. Good. Put that he was relieved by common sense."
verse-162-v4-told-3 = "That he's well," you say, "and there's no hurry." "Who has his stone?" "Another has." "And chose it?" You would sooner not say. "I take that to be the message," says Hedra.
verse-162-v4-told-4 = "One of you held it for a time," she says. "I can hear it in how that one stands."
verse-162-v4d = "You come from Talan," says Hedra. So you tell her. You tell it in order, the knee, the bark, the crows and their names, and how on the second day he asked you to move a little to the left. She lets you finish. All down the hill it is as quiet as it is at night. "That is the breaking of a word," says Hedra, "by persons whom it did not bind. In law it is four years' silence. Or it is the word of the next of kin."
verse-162-v4d-told-1 = They all wait. "He wanted to see the road," says Beor. "You were in the way." He works at it. "I'd have had his other arm." "Is that a pardon?" "It's what there is," says Beor. "Then it is so found," says Hedra.
verse-162-v4d-told-2 = "The next of kin is not here," says Hedra, "and I need you to speak. You will serve it after." She puts her forehead against the stone. "Enter his hat," she says.
verse-162-v5 =
    "Is it so that you reversed two?" you ask.

    "I had a year. I have tried them all again, everything that I ever judged in Cuanacht, with both sides properly represented. Two were wrong. I found that Jory snared on common land, and he had a right to it from his grandfather. And I fined the Trevennys for a lamp. Oil was short. I did not ask why it was lit."

    "You can't mend it from here."

    "No. I can know what it was. A wrong judgment is a house," says Hedra, "and people have had to live in it. How did they live?"
verse-162-v5-tell-her-about-trevenny = Ailei tells her about the lamp.
verse-162-v5-tell-her-about-jory = Tell her how Jory lives.
verse-162-v5-say-you-do-not-know-how-they-live = Say that you never asked.
verse-162-v5a = "It was lit because of me," says Ailei. "I'd told them he was on the road. You fined them for the oil, and they paid it, and thought it was cheap. They kept it in the window all winter." "And the boy?" "There wasn't one, Mother. Not on any road." It is some time before Hedra speaks. "Then we did that one together," she says.
verse-162-v5b = "They've made him head huntsman, and he still snares at night," you say, "and now and then there's a hare on the Council's gate with its ears tied. He's never been asked what it's for." "What is it for?" "He says he's a poacher. It's been found." Hedra laughs. It is short, and it seems to catch on something. "Tell him that he has been an honest man all along," she says, "and that I owe him some hares."
verse-162-v5c = "No," says Hedra. "One does not ask. That is how one is able to go on judging. I used to walk home by the back lane, so as not to see whose windows were lit."
verse-162-v6 =
    "Tegen, keeper of the third key," Bryok calls down the hill. There is no answer. "She does not appear."

    "She was carried out with the dead, by order," says Hedra. "She breathed. The bailiff wants to know what the charge is. He is a good bailiff. The Council said *carry*. It did not say *the dead*, since it had not cared to look. So there was an order, and he kept it. And she was there. She has not been heard." She shifts her feet. "I cannot find without her. What did she want?"
verse-162-v6-told-1 = "Cuanacht's been told what the pit comes to," you say. "What did they do?" "They went in, and shut the doors."
verse-162-v6-told-2 = A stake is put in, pulled from the pit, with a name on it and no one under it.
verse-162-v6-told-3 = "It's of record that sixty-one were carried," reads Bryok, "and that sixty are there."
verse-162-v6-produce-the-line-from-the-wood = Put in the line that she left in the wood.
verse-162-v6-let-beor-answer = Let Beor answer.
verse-162-v6-ask-for-a-third-hearing = Ask for another hearing.
verse-162-v6a = It is read, one line, not signed. *He was crying, so I kept still.* For a while she does not rule. Down the hill they have left off shuffling. "Then it is found," says Hedra. "He did not wrong her, nor she him. She was carried as asked. Write that small enough to fold. It is to be read to her at a gate by one who was there, and it is nobody else's." "And the charge?" asks Bryok. "There was none," she says. "There was a weight."
verse-162-v6a-told-1 = Beor has it read again. "I wasn't," he says, at *crying*. Then he sits down on the grass, before the whole court, and Bryok does not call the next until he has got up.
verse-162-v6b = "I felt it," says Beor. "On the bridge, on my neck. And I thought, if I stop, I'll never lift another thing. So I went on. I went slower." It is the most that he has said in a year. Hedra waits to be sure it is the end. "*Slower*," she says. "Enter that. She was carried as asked, and slower. It is so found." Bryok folds it small. Beor takes it as though it were hot, and does not know which pocket.
verse-162-v6c = "It is stood over," says Hedra. "Try the wood. She came that way. People will say to a tree what they would not say to me." She leans her cheek on the stone for a moment. "I do not blame the tree," she says.
verse-162-v7 =
    Bryok takes the rest of you down the hill, to look at a view.

    "You are thin," says Hedra.

    "It's the coat. It's one of yours."

    "Is that true?"

    "It's yours. I'm thin as well."

    Hedra cannot turn. So Ailei walks round and stands in front of her, between the stone and the road, where no one ever stands. They look at one another.

    "When you were six you asked me would it hurt. The tooth. I said yes, and you screamed for an hour before it was touched. The other mothers said no. Theirs screamed after, and not for long. I have gone into it. I cannot find that I was wrong. I cannot find that you were happier."

    "I wasn't."

    "You lie to people."

    "I tell them what they can stand on."

    "So do I," says Hedra. "It is what I do here. I have been thinking about that."
verse-162-v7-alone =
    Bryok goes down the hill by himself, to look at a view.

    "You are thin," says Hedra.

    "It's the coat. It's off your nail."

    "Is that true?"

    "It's yours. I'm thin as well."

    Hedra cannot turn. So Ailei walks round and stands in front of her, between the stone and the road, where no one ever stands. They look at one another.

    "When you were six you asked me would it hurt. The tooth. I said yes, and you screamed for an hour before it was touched. The other mothers said no. Theirs screamed after, and not for long. I have gone into it. I cannot find that I was wrong. I cannot find that you were happier."

    "I wasn't."

    "You lie to people."

    "I tell them what they can stand on."

    "So do I," says Hedra. "It is what I do here. I have been thinking about that."
verse-162-v7-told-1 = "And the miller?" says Hedra. "What did you tell the miller?" "What he asked for." "Does it hold?" "It's holding up the mill," says Ailei.
verse-162-v7-stay = Stay.
verse-162-v7-go = Go.
verse-162-v7a = She stays as long as it is light. What they say is small. At one point Hedra asks to be scratched between the shoulder blades, and a little to the left. She has wanted it since the spring and could not see whom to ask. "Lower," says the judge. "There. Don't tell Bryok."
verse-162-v7b = "They'll have seen the view by now," says Ailei. "Yes," says her mother. When she has gone a little way she hears it said behind her, to the stone, as one tries a sentence for its weight: "She was always careful on stairs." She does not stop. She takes more care.
verse-162-v7b-alone = "He'll have seen the view by now," says Ailei. "Yes," says her mother. When she has gone a little way she hears it said behind her, to the stone, as one tries a sentence for its weight: "She was always careful on stairs." She does not stop. She takes more care.
verse-162-v8 = "What was in them?" you ask. "Beer. It tasted of the barrel." Hedra thinks. "I drank first, because I had drafted it, and one should go first into one's own drafting. Talan laughed. Corentin read the underside of his cup. Nolwenn sang into hers to hear it fill up the wrong way. And there was one that I did not see drunk." "Whose?" "I was looking at the wording," says Hedra.
verse-162-v8-told-1 = "What did he read?" asks Arev. "The maker's mark. He said it was an honest cup and that he would have liked a lid."
verse-162-v8-told-2 = "It's not the barrel," says Worm. "It's when it has been down a well."
verse-162-v9 = "Is it decided to be supper?" asks Hedra. "It's what there is," you say. "Then I find that it is supper." It is held to her mouth, and she eats as they do at home, with her eyes shut. It is the one hour at which the hill goes quiet by itself. "What did they have in Cuanacht," she says, "the last night that you were there? I should like it in order. Who sat where."
verse-162-v9-tell-her-as-it-was = Tell her as it was.
verse-162-v9-lay-her-a-table = Lay her a table.
verse-162-v9a = You tell her. It was barley that had been boiled before. You say who stood. You say which chairs. She asks what was in the fifth bowl. "It was turned over." "Good," says Hedra. "I wondered if they had got as far as that." She finishes the crust. "It is thin," she says. "I believe every crumb of it."
verse-162-v9a-told-1 = "The chairs were burnt," you have to add. "Whose went first?" "Yours was the driest." "It would be," says Hedra.
verse-162-v9a-told-2 = "Keren weighed it out," you say. "By the slice." "Then all had the same to complain of," says Hedra. "I should have ruled that."
verse-162-v9b = You lay it for her in the air, a cloth, and the goose that Keren has been keeping back. There is butter. There is cream, from somewhere. All of the chairs have a person in them. She listens with the bread in her cheek. "Cream," says Hedra. "At that season?" "It's been a good season." "I am glad," she says. "I had been thinking of them as hungry."
verse-162-v10 = An old man has been pushed out in front. He has a list. "We've talked it over," he says. "We've no money. What we've got is what's thought of us. There's Nance, that's got a name for cheese. There's the Tregears, and they've never been known late. We've put it all together. You can have it, if you'll go away and not ask her." "Ask her what?" "What you came with," says the old man. "She's good for another year. We only want to be next but one."
verse-162-v10-take-what-they-offer = Take their good name.
verse-162-v10-say-you-will-be-heard = Say that you will be heard.
verse-162-v10a = It is an odd thing to be given. You stand straighter. A stranger takes off his hat to you on account of cheese. Down the hill the Tregears have begun to come late. They cannot hold you to your side of it now. They have nothing left to do it with.
verse-162-v10b = "We're sorry," you say. "We'll be heard." He turns the list over, in case there is something on the back. "I told them you'd that look," says the old man. "My wife says to ask you, is it a big thing?" "It's short." "They're the worst," he says.
verse-162-v11 = "Put in by the other side," says Bryok. It is Arev's page, or a copy; it has got about. "Who are they?" you ask. "They didn't leave a name. They've a house each." He reads it out. A door and its share, a door and its share. Then where there ought to be a door there is the next one.
verse-162-v11-told-1 = "Does he object?" asks Hedra. The whole hill looks at Arev. He is the only one who knows how it is done. One can see him not do it. "It's a fair copy," says Arev.
verse-162-v11-told-2 = "Does anyone object?" asks Hedra. It is another man's page, and he was frightened when he wrote it. You look at the grass. "Then it stands," she says.
verse-162-v12 = It is nailed to the post. *The Court against the Hem. To appear at dusk on the tenth day and state by what right.* Below that, in an even script with no blots: *The hem is obliged. It will attend. It asks that the seating not be disturbed on its account.* "You *summoned* it?" you say. "It was the one party that had not been heard," says Hedra. "I could not go on leaving it out."
verse-162-v13 = *As it was. And if I can't say it as it was, I'll be quiet.* The Seat takes it in next to Hedra's without a flicker, as one makes up a second bed. Bryok looks through your bags for anything with a false stamp on it.
verse-162-v13-prompt = Whose word is it?
verse-162-v13-ailei = Ailei
verse-162-v13-arev = Arev
verse-162-v13-beor = Beor
verse-162-v14 = "You want exhibits on the grass," says Bryok, "a pair of them, or she's nothing to hear you with. And you want to have been called. There's the line, down at the landing. There are cases so large that they're sent up. And some people take a number." He does not look at you. "If you've nothing to put in, try the wood. There are men with nets, and the trees have got you down already. They take down everyone."
dream-162 = You are believed at once. You had only got as far as the first word, and she nods, and the whole hill nods, as though they had been waiting to hear it from you. There is nothing to add. You go home with the afternoon still before you.
dream-162-2 = You say a thing that is so. Nothing comes of it. The grass lies over, and gets up, and the afternoon goes on to the next person.
nightmare-162 = You are believed, and it was the other thing. You say so. "It has been found," they tell you, very kindly, and bring you a chair that will only hold the person you said you were.
location-186-menhir-told-1 = You give what is thought of you, and they draw for who is to say the word. The Seat lights on a short straw.
verse-186-o1 = "Next," says Eseld. She stands on a box. The line is down to a handful, because she hears them to the end and it takes so long, and afterwards they do not come back. "She's reversed herself once already," says Bryok with pride. "Told the man she hadn't been listening."
verse-186-o2 = They have brought a chair up for her, in case she is returned. It has been dusted. The rulings lie about the stone as they fell. A wall has gone back to being stones, and the man it belonged to is trying to think which side of it he was.
verse-186-o2-told-1 = The brothers come up the path with Wen between them, disputing whose night it is.
verse-186-oz = They have cut the straws again, shorter. The hat is one you know.
verse-186-o0 = There is a bench worn into the turf where the line used to sit. No one is at the stone. They have a hat with straws in it, and whoever draws the long one was in the right. "It's quicker," says Bryok. "I'll give it that." A man has just lost his sister. He is asking the hat if that is final.
verse-186-o0-told-1 = The boy from the step goes by with *settled* on a string where the handle was.
verse-186-o0-told-2 = Eseld sits with her back to it. "It doesn't listen," she says. "I've tried it."
verse-186-v1 = The stone, the worn bench, the hat.
verse-186-v1-hold-the-hat-for-the-lots = Hold the hat for them.
verse-186-v1-call-the-case-of-tegen = Ask Hedra for one case more, Tegen's.
verse-186-v1-go-west-with-her = Go west with Hedra.
verse-186-v1-take-her-down-to-the-road = Take the judge down to the road.
verse-186-v1-walk-round-the-bench = Walk on round the bench.
verse-186-v2 = You hold it high and say each of their names first. At least that way they have been said. A woman draws, and has lost her well, and stands there. You ask her what it was like. She tells you, and it takes a while; the others come nearer. "It's hers, then," says the man who had won it. "Listen to her."
verse-186-v2-told-1 = "Ask them how deep," says Worm. "It belongs to whoever knows."
verse-186-v3 = "I am not sitting," says Hedra. "I shall do it walking." She goes up and down before the dark stone and has it told to her from the order to the pit. Where you come to the breathing she stands still. "She was carried as asked," says Hedra. "Anybody could find that. It does not need a stone. Write it small enough to fold."
verse-186-v3-told-1 = "Who asked?" says Beor. "She did," says Hedra. "By keeping still."
dream-186 = Somebody says that you were right. You look about for the person they mean. There is only you, and the bench, and the grass getting up again.
nightmare-186 = You have drawn the short one. You look along the row. So has everyone, and each is smiling to cheer the others up.
verse-163-o1 = There are new sheets on the trees along the path, still white. You are in some of them.
verse-163-o1-told-1 = *Stated that it was mended,* says a birch, *and that he could hear it break all the same.*
verse-163-o1-told-2 = *Stated that he lost,* says a slip of pear wood, stuck in the ground to root. *Stated that he would recommend it.*
verse-163-o1-told-3 = *There was coughing,* says a thorn. *Stated that it was a noise she had.*
verse-163-o1-told-4 = *Was given a purse,* says a willow. *Did not ask.*
verse-163-o1-told-5 = *Ploughed up to the string,* say a pair of saplings, from either side of the path.
verse-163-o1-told-6 = On an elder one is pinned with its face to the bark. You know what is on it. You are the other copy.
verse-163-oz = The sheets have put out a little more bark. At the edge of the trees Merris has turned her glass over.
verse-163-o0 = *Stated that he had closed the gate,* says an ash. *Stated that it was open,* says the ash beside it. The path goes between the two and has been trodden by people walking sideways. A woman sits on a stool at the edge of the trees and knits, with a sandglass in her lap; they call her Merris, and she was a Counter once. "Don't contradict yourselves in there," she says. "It won't hurt you. It only takes you round."
verse-163-v1 = The trunks, the sheets, the path.
verse-163-v1-state-your-road = State your road to the hornbeam.
verse-163-v1-look-for-your-own-sheet = Look for a sheet about yourselves.
verse-163-v1-read-what-the-others-of-you-left = Read what you left here, days ago.
verse-163-v1-see-whose-the-shoe-is = See whose shoe that is.
verse-163-v1-go-up-to-the-blank-ones = Go up to the blank ones.
verse-163-v1-ask-merris-what-an-hour-is = Ask Merris what she is knitting.
verse-163-v1-cut-one-for-the-fire = See about a fire.
verse-163-v1-look-down-the-steps = Look down the steps to the west.
verse-163-v1-talk-to-the-men-with-nets = Talk to the men with nets.
verse-163-v1-find-the-tree-with-tegen-s-name = Find the tree that has Tegen down.
verse-163-v1-go-out-between-the-trunks = Go out between the trunks.
verse-163-v2 = The path divides, and a hornbeam has the way. *State your road,* it says, in a round clerkly bark. *From where you last slept in a bed.* It will be compared. "Say it dull," Merris advises you. "It likes it dull."
verse-163-v2-the-same-as-at-the-landing = Say it as it was.
verse-163-v2-a-better-one = Say a better one.
verse-163-v2a = You say it as you would to a clerk, with the wet days in. The hornbeam hears you out. Then there is the path, between trunks that agree. "Most people improve it," Merris calls after you.
verse-163-v2a-told-1 = You had told the landing nothing. You tell the tree. "It won't go any further," says Merris, "but then neither would you have."
verse-163-v2b = You leave out the rain and put in a view. It is a good road; you would have liked to walk it, and you do. It goes by the view and round, and by the view. When it lets you out, a day has gone, you are where you went in, and on one sleeve is a burr from a hill that is not there.
verse-163-v3 = It is grey already. It is what you said this morning to a child who wanted to know where you were going, and it is on a hazel, at the child's height. *They stated that they were looking for her mother, or for someone's, and that it was not far.* The bark has got as far as *not*. "That's good bark," says Merris. "You could put that in."
verse-163-v3-told-1 = On the next is an egg, a boy and a seal. *Stated so as to be well thought of,* it says.
verse-163-v3-told-2 = *Was left in the cell, with bread,* says the next one, and has your names. "I don't hold it against you," says Merris. "The tree does."
verse-163-v3-unpin-it = Take it off the tree.
verse-163-v3-leave-it-to-grow = Leave it to grow in.
verse-163-v3a = It does not want to come. It comes with a strip of hazel and a noise, and for a short while none of you could have said where you were going. Then you have it in writing.
verse-163-v4 = You know the writing. *We passed ahead of them. They are slower than we were, and kinder. There was a place where we did not stop, and we could hear them stopping. If it is asked, they meant it. We have left them half of the bread, as before.* All your names stand under it, and they let the youngest sign first. "They said you'd want to know how it comes out," says Merris. "They wouldn't tell me, either."
verse-163-v5 = On a root stands a right shoe, very clean, with the toe towards you. The left one has been walking about inside your bag since morning. You put them down side by side. For a moment there is weight in them. Then there is a print on the path, and the other print, going away at an easy pace.
verse-163-v5-told-1 = *They are well spoken of in the peat,* states a beech.
verse-163-v6 = There are sheets here that have your names on them and nothing else. It is the day you swore to. The bark has grown up to the edge of the paper and stopped, like a cow at a ditch. "It won't write what wasn't," says Merris. "It's kept you the space."
verse-163-v6-fill-one-in-truly = Fill one in, truly.
verse-163-v6-leave-them-white = Leave them white.
verse-163-v6a = You put down who was on the bench, and what you had seen, which was nothing, and what it was worth to you. The bark is over it before the ink dries. On a branch a starling tries a phrase, tries again and cannot find it. "There," says Merris. "Now they'll have to talk about something else."
verse-163-v7 = "Hours," says Merris. "They get to the end of one and there's a bit over, and I have the bit. If you've a word that you kept, I take those as well. I work it in at dawn. Then it's a dawn that doesn't go on the stick." "What happens to the word?" "It's used. You did keep it. You've just not got it any more." She holds the row up to the light. "Like bread," says Merris.
verse-163-v7-told-1 = "You left me in the cell at the toll," she says. "With bread. I am not saying it for the price."
verse-163-v7-pay-with-a-kept-word = Pay with a word that you kept.
verse-163-v7-keep-your-words = Keep your words.
verse-163-v7a = You tell her which, and where, and what it was like towards the end. She listens as one does to the price of wool. Then there is a row more on the needles, and it is still this morning, with the dew on. "Which was it that we gave her?" one of you asks. You look at each other. "That's how you can tell it's paid," says Merris.
verse-163-v8 = It is cold, and the old ones are dry. By the path is an oak with a whole afternoon on it. "You can burn that," says Merris. "It burns beautifully. Only then it won't have been said, what's on there. Not by you, and not to you."
verse-163-v8-burn-it = Burn it, and sleep.
verse-163-v8-sleep-cold = Stay cold.
verse-163-v8a = It gives a yellow light, and low voices, as though from the next room. After that it gives heat. You sleep as you have not slept since the steps. When you get up everything about you is whole. At the landing there will be people who have never seen you before.
verse-163-v8a-told-1 = "That one gave us water," says Beor to the ashes. He is the only one who remembers, and it goes while he is saying it.
verse-163-v8a-told-2 = "So one can," says Arev. He is looking into it as he used to look into the book. "One just takes the page out."
verse-163-v9 = The wood ends at a lip, and there are steps. They are cut one way. If you turn round on them they still go down. A long way below is the Tower. "People go home by those," says Merris. "It's according to who they'd be when they got there. Who would you be?"
verse-163-v9-told-1 = "The one that gets sent first," says Worm, and leans out to see.
verse-163-v9-go-home-with-the-judge = Go home, with the judge.
verse-163-v9-go-home-with-the-warrant = Go home, with the warrant.
verse-163-v9-go-home-under-the-weight = Go home, carrying her.
verse-163-v9-come-away-from-the-edge = Come away from the edge.
verse-163-v10 = "Rumours," says the one with the bigger net. "They come over at dusk." "They roost low," says his mate, "when there's been a hearing." They sell them to parties who have nothing better. The one in the creel has been fed in every house from here to the sea. It says that a boy was seen, in a wood, above a village, with a lamp that he had not lit. "That's evidence, that is." "It's hearsay," says the mate, shocked. "But it's *fat*."
verse-163-v10-buy-the-big-one = Buy it.
verse-163-v10-let-it-out = Let it out.
verse-163-v10-wish-them-good-hunting = Wish them a good evening.
verse-163-v10a = It settles in the bag and goes on talking there, a little differently each time. At the first turning the boy is taller, and at the next it was the lamp that ran. "Don't you listen to it on the road," they call after you. "It'll ask what you think."
verse-163-v10b = You fall over the creel. It is out before they have finished shouting, and goes up, heavy, gets the wind of the west and turns for home. You can hear it telling itself as it goes: *a boy, a lamp, and they knew.* It will be in Cuanacht before you, and will have grown. "You'd no right," says the one. "It wasn't even true," says the other.
verse-163-v11 = It is a rowan, off by itself. What Beor has not said is on it. It is coming up through the bark from inside, like damp, not words yet, only where they will stand. Lower down is a second sheet, pinned with a thorn, and it is very short. "She came through barefoot," says Merris. "I'd have given her an hour for it. She gave it to that."
verse-163-v11-say-it-before-the-tree-does = Beor says it before the tree does.
verse-163-v11-ask-for-hers = Ask the tree for hers.
verse-163-v11-leave-the-bark-shut = Leave the bark shut.
verse-163-v11a = He says it to the trunk, with his hat on. It is not long, and none of you will ever repeat it. Where the words were going to be the bark closes, smooth. They are his now, and not the wood's. "There's hers as well," says Merris after a time. "I'd say you'd earned the reading of it."
verse-163-v11b = *He was crying, so I kept still.* That is the whole of it. It is not signed. In the moss below there is the print of a heel, dragged. You draw the thorn, and the sheet comes away by itself, as if it had been waiting to be called for.
verse-163-v11b-told-1 = Beor has it read to him. Then he reads it over, to see if it says the same. "She'd have been heavy," he says, "if she'd moved."
dream-163 = Somebody reads you back to yourself, kindly. They leave in the pauses. At the part that you always skip they slow down a little and go straight on, and it is only a sentence.
nightmare-163 = Slower. They are reading it slower. You try to say that you have changed it since. "We have that too," they say, and turn back to the beginning.
verse-187-oz = The fence is fainter by a rail. They have laid a place for you, and one for whatever may be on the other side.
verse-187-o0 = The doors are all open and there is no chalk on any. *Acquitted*, you said of everyone, and everyone is. They give way to you, to each other, to the dog. No man will say which is his hedge, for fear of seeming to mind, and so the hedges have gone pale. You can see the fields through them and then the evening through the fields. "Have anything you like," says a woman. "It's nobody's."
verse-187-o0-told-1 = Sidwell's orchard alone is as green as paint. "Mine was decided before," he says.
verse-187-o0-told-2 = The man from the loft has come down and sits in a chair. It bears him. "What am I found to be?" he asks. "Nothing," they say warmly. "Nothing at all."
verse-187-v1 = The open doors, the pale fence.
verse-187-v1-start-a-quarrel = Start a quarrel for them.
verse-187-v1-eat-what-is-offered = Eat what is offered.
verse-187-v1-leave-by-the-pale-fence = Leave along the fence.
verse-187-v2 = You say that the bench is yours. "Of course," they say. You say that it is theirs, then, and a disgrace. It is quiet, and an old man slowly goes red. "That's a good bench," he says. "My father made that bench." Before the soup is cold they have had it all out, the whole street, and the fence has its rails again. They load you with food to make you go. "And don't come back," shouts the old man, happy.
verse-187-v2-told-1 = "I could put a tax on it," Arev had offered. It was that which did it.
verse-187-v3 = It is good. Each waits for the others to begin, so that it is cold when you do, and past the window the last of the fence goes by on its way to being a line.
verse-187-v3-told-1 = "Which of you cooked?" asks Ailei. They look at one another, each hoping that it will turn out to be somebody else.
verse-162-oz-told-4 = "I have heard Bryok's," she says. "It took no time. He had kept the colour of the coat."
verse-162-v1-answer-what-you-were-asked-to-do = Let her ask what it was you did in Cuanacht.
verse-162-v15 =
    "I know these people," Hedra tells the usher. "Not one of them ever sat down in front of me. I had not remarked on it."

    She puts it as she puts everything. "In Cuanacht there was work that had been done before one got up. I gave judgment on what came of it. I never called the people who did it, because they were not at table to be called. So I ask it now. What was it that you were told to do?"
verse-162-v15-told-1 = "To say who'd died," says Ailei. "To the bees." "Was it accurate?" "That part was."
verse-162-v15-told-2 = "To be disliked, on behalf of the others," says Arev. "I kept it up to date."
verse-162-v15-told-3 = "To lift," says Beor.
verse-162-v15-told-4 = "To go down," says Worm. "And be there when they pulled. They weren't so particular about the second part."
verse-162-v15-told-5 =
    "Were you asked," says Hedra, "or was it assumed?"

    "It was assumed," you say.

    "Then it is a debt. It has been running for years under another name." She thinks it out to the end. "Enter it against me, Bryok. I had a chair there." He has no form for that. He turns over your charge and writes it on the back.
verse-163-oz-told-1 = *Put in: a cup,* a lime tree has got down. *Full.*
verse-163-oz-told-2 = *Put in: a leaf,* says a lime tree, with what one would call interest.
verse-163-oz-told-3 = *Put in: a chair,* says a lime tree. *For whom not stated.*
verse-163-oz-told-4 = *Put in: voices,* says a lime tree. There are starlings along it, listening to how it goes.
verse-163-oz-told-5 = *Put in: a rumour,* says a lime tree, *which denies it.*
verse-163-oz-told-6 = The hazel that you stripped has begun the sheet again. It has *They stated*, and is trying to remember.
verse-163-oz-told-7 = *Stated how they lived under it,* says a young oak, quite upright. *The court was silent for as long as a page.*
verse-163-o1-told-7 = *Stated that it was hers,* say a pair of thorns grown into one another. *Stated that he may have a corner.*
verse-163-v1-read-the-sheet-without-a-blot = Read the sheet that has no bark on it.
verse-163-v12 =
    It is pinned straight, at the height of whoever is looking. *Draft, for correction. On the tenth evening it will be stated of the parties from the west: that one comforts; that one left out a line; that one carried a living person; that one is held against return. That not all need be present for this to hold. That they are fond of one another. Should any figure be inexact they are asked to mark it. A pencil is provided.* The pencil hangs on a thread.

    "Does it do that for everyone?" you ask.

    "All that it means to mention," says Merris. "It's very fair. It asked me how I spell *hour*."

    There is a last line. *Query: "fond". No unit was found. Kindly supply.*

    "I should think before you do," says Merris. "It keeps what it's given."
verse-163-v12-supply-the-unit = Supply the unit.
verse-163-v12-strike-it-out = Strike out the word.
verse-163-v12-leave-the-pencil = Leave the pencil where it hangs.
verse-163-v12a = You talk it over for some time. It is harder than one would think. In the end it is written down: *bread, halved*. The pencil is warm afterwards. When you look round from the next tree there is another line below yours, with no blot. *Received with thanks. It does not come out even. This has been entered as correct.* "Well," says Merris, who has come to see. "I never knew it do that."
verse-163-v12b = You rule a line through *fond*. The line stays. Over it after a while there is writing, very small. *Deleted at the request of the parties. It is asked whether this was inexact or not wanted.* They have left no space for the answer.
verse-187-o0-told-3 = An old couple go by carrying something between them, sideways. It is the one thing in the village that has an edge.
verse-162-oz-told-5 = "Talan came up as far as the thistle," she says. "He has put on weight. I have had it entered."
verse-162-v1-ask-sister-ia-for-a-silence = Ask Sister Ia what she has written.
verse-162-v16 =
    "What do you do with them?" you ask Sister Ia. She has filled most of a book.

    "We keep them by length," she whispers. "I'd have done it by depth. This is a man who was asked if he had loved his brother. This is a gate. One doesn't think that a gate would have one, but if you ask it outright." She wets the pencil. "The court's own are at the back. There are few. It likes to answer."

    "Whose are these?"

    "Hers." She turns the book round. They are ruled off like cloth, each with its day. *On being asked if the runner had passed: none. On hearing that he ate an egg: short. At lamp-lighting, nobody having spoken:* and from there the line goes to the margin, over the page, and on.

    "What is that one about?"

    "We don't put what about," says Sister Ia. She shuts it, very softly. "I think she knows."
verse-163-oz-told-8 = An aspen has got down a page of Sister Ia's, ruled, with nothing in it. At one place it shakes.
verse-163-v1-speak-to-the-woman-copying = Speak to the woman with a slate.
verse-163-v13 =
    "Don't tell me," says a woman at a birch. "I've nearly got it."

    She is copying a deposition off the bark, her own, or that of the one she was. She is Rendered, from up the valley, and tomorrow they are to ask her whether she is Mabyn Nance. "I *am*," she says. "Only there's a bit that I get wrong, and I don't know which. They go quiet at it. They're ever so kind."

    "How does it go?"

    "That she shut the dairy, and sang going up, and her mother called out to her to leave the candle." She says it over. "I shut the dairy. I sang. I left the candle."

    The bark says *Sang going up.* Lower down, where it has begun to swell, it says something else: *her mother did not call.*

    She has been watching your face. "Is that the place?" asks the woman. "Is it there?"
verse-163-v13-tell-her-which = Tell her which it is.
verse-163-v13-tell-her-it-is-all-there = Tell her she has it all.
verse-163-v13a = "Your mother didn't call out," you say. The woman goes on looking at the birch. "I've got that so clear," she says. "I've got her voice." She rubs the line off the slate with her sleeve, and it takes a long time, because she is careful of it. "Then it was me who'd have liked it," says Mabyn Nance. "Well. That's something of my own to be going on with."
verse-163-v13b = "It's all there," you say. "You've got it right." She hugs the slate. "I thought so. I thought that it must be *them*." She goes off between the trunks, saying it over, candle and all, to people who will go quiet and be kind.
verse-163-v1-sit-up-by-what-fire-there-is = Sit up, some of you, by what fire there is.
verse-163-v13-told-1 = "It's a good place to be wrong in," says Ailei gently. "What sort is that?" asks the woman, at once.
verse-186-v2-told-2 = "You were telling it beautifully," says Ailei. "Don't stop at the rope."
verse-186-v2-told-3 = "A straw has no margin," says Arev. "That's what is wrong with it."
verse-187-v2-told-2 = "Say it wobbles," Worm had told you. "They can't bear it when you say it wobbles."
verse-187-v3-told-2 = Beor cuts it, gives away the larger half, and is thanked by all of them for the other.
verse-162-v14-told-1 = "You've a day in the line to your credit," he says. "I've got my pencil in at the place."
verse-162-oz-told-6 = "You stood one night at the end of the line," she says. "I had it from the person in front of you. She has slept since."
verse-163-oz-told-9 = *Put in: a message,* says a lime tree, *with one word of it mended, and mended back.*
verse-163-o1-told-8 = *Stated that it was joint,* says an old hornbeam, *and that it goes through doors sideways.*
