verse-book-570 =
    "In what order?"

    "The order we sat in."

    "We never sat. They gave us a cup each, standing, and we went."

    "The order we went in, then."

    "Has anyone got spoons?" asks Bersaba.

    "What are those for?"

    "I think with spoons." She lays out five. "Here. Gwenneg, with the lamp, or whoever else was late. He goes past Nolwenn, up on her hill. Nolwenn comes down here and goes past Corentin. Corentin goes past Hedra, at her stone, and Hedra past her brother, at his. Then everybody can let go."

    "And behind them?"

    "Behind each of them a stone goes out," says Bersaba. "And the ground, by the next dawn but one. And whoever is on it."

    "That's a lot of ground."

    "It's the way we came. It's all there is."

    "So we walk quickly, and we tell people."

    Nobody has walked this road from this end. Supper is at the other. First somebody has to be found who was late.
verse-book-570-told-11 = "And those who've been let go?" "Walk along. You've only the rest to do, in that order."
verse-book-570-told-1 = "Is he behind me?" asks a voice as hoarse as a gate. "I'm behind you," says Gwenneg. "I've been past." "I know. I like to hear it."
verse-book-570-told-2 = "And the girl?" "Asleep, where you left her. You'll be popular."
verse-book-570-told-3 = "And the girl?" "On a donkey, at the last league. She won't leave whoever it is that's singing for her."
verse-book-570-told-4 = "And the girl?" "You can hear her, if the wind sits right. You went by with wax in your ears."
verse-book-570-told-5 = "Is it a road?" Corentin is asking, in felt. "I was brought. I've only seen it from below."
verse-book-570-told-6 = "I walk in front of nobody," says Hedra, "and behind nobody. I'll go at the side."
verse-book-570-told-7 = "Was I consulted?" says Hedra. She does it only in questions, now. "Is that the usual way? Shall I walk?"
verse-book-570-told-8 = "And the boy himself?" "At home. He has the bell rung for meals." "Then who's late?"
verse-book-570-told-9 = "I could have waited up there for her," says Talan. "I'd got the way of it. But she's walking, so I thought that I'd watch."
verse-book-570-told-10 = Under a quilt the cart creaks. "Mind the edge," says one of those who lift it. "There's cups that aren't on it."
verse-book-571 =
    "Stand there," you tell him. "No. Farther. You come round the bend and you keep coming."

    "With the lamp?"

    "You're the one with the lamp. That's all she ever said."

    He comes. You can hear him counting. At four his feet slow; everybody on the wall breathes in. Five.

    "Don't look at me," he begs. "If you look I'll be polite and stop."

    "I'm not looking," says Nolwenn, with her eyes shut. "Is it you?"

    "It's the last with the lamp."

    "Is it *near*?"

    "It's level. It's... that was me. I'm by."

    "You're by?"

    "I'm four past. I'm still going. What do I do now?"

    "Nothing," says Nolwenn. She hasn't any breath, or she has all of it. "You can be anywhere. So can I." The palms come off. She puts them to her own cheeks, to see what they're like. "Did someone bring in the sheets?"
verse-book-571-told-2 = He falls into the song as he passes, from habit, in the wrong key. It's the key that she hears him by.
verse-book-571-told-3 = It's not his voice. "You swear that you were late?" "I was late," says the one of you who has the lamp. It takes a while to find the true one, the one never mended. "Yes," says Nolwenn. "That would do it."
verse-book-571-told-4 = "I was only late for supper," the boy from the quay had owned up. "That's what it's all about," said Nolwenn.
verse-book-571-told-5 = At the foot of the wall sits Worm with his end of the rope. "You've gone slack," he tells her. "That's all right."
verse-book-571-walk-on = Walk on, before it's cold.
verse-book-571-let-the-singer-go-too = Let the singer go too.
verse-book-571-leave-the-singer = Leave the singer, who asks to be left.
verse-book-572 =
    "You went past me on a cart," says Nolwenn. "So now I'm to go past *you*. Sit still."

    "My dear girl, I do nothing else."

    She walks by him, all down the deck, in somebody's boots. He hears it out with his head on one side.

    "That's an odd number of steps," says Corentin.

    "I'd a stone in one."

    "Then it's even." The hum has left off. He looks for it, under the cards, as people look for their spectacles. "It's stopped by itself. Has it come out?"

    "It hasn't come out. You have."

    "But there's the whole of the ninth century to..."

    "Corentin."

    "Yes. All right." One small finger lifts. The others look at it. "And is there grass?" he says. "Where we're going? I had an entry for it. I never could think what it was *for*."

    "You walk on it."

    "Does it need to be put down, how much?"

    "No," says Nolwenn.
verse-book-572-told-1 = He holds one card, brown at the edges, with the middle gone. "I've kept the *hole*," he tells her. "It was the only part which was still right."
verse-book-572-told-2 = Arev stands in the way of the light. "I'll give you a hand with the eleventh century," he says. "On the road. We'll do it out loud, and not write it down." "Not *any* of it?" says Corentin, frightened, and his pupil takes hold of his elbow.
verse-book-572-told-3 = "I must bring the page," he remembers. "It's got two signatures." "I have it," says Arev.
verse-book-572-told-4 = "Is there a third door on the way?" he asks. "I'd something down about a woman there. Or I struck it out." Nobody can tell him which.
verse-book-573 =
    "I'll say it going along," says Gwenneg. "I can't do it standing up in front."

    "Say it to me, then," says Nolwenn. "I'm walking."

    "I went two... I took two steps. After the bend. There was fog, and I'd the lamp, and I thought I'd just. I thought I'd sit till it. And then I was the one that had sat, and it was all, it was too..."

    "Late?"

    "It was Tuesday."

    She carries that for a furlong. "That's long," she says. "Do Corentin's shorter. He likes a total."

    "I took two steps and stayed there," he tells Corentin.

    "Two," Corentin says. "Good. I had it as none."

    "And me?" says whoever's beside him; it's the one who'll have to tell Hedra. He tries it over under his breath as far as the next milestone. There's less of it each time. By nightfall it's one word.
verse-book-573-told-1 = "And you washed," Nolwenn says. She finds a bit of white behind his ear and leaves it there.
verse-book-573-told-2 = "They call me *here*," he says to you. "In the lane they'd all say my name and I'd say here. Every evening. I said it before they asked, at the end, so as to have it over."
verse-book-573-tell-him-that-it-was = Tell him that it was two more than anyone asked.
verse-book-573-say-nothing-and-take-the = Say nothing, and take the lamp for a while.
verse-book-936 =
    "I'll do it going along," says the one with the lamp. "I can't in front of people."

    "Then say it to me," says Nolwenn. "What was yours?"

    "There was someone who'd asked me to be there by dark. I'd a good reason. I sat on a wall with it."

    "Till when?"

    "I've told you. It was dark."

    She takes that with her for a furlong. "You'd have been sweet together, you and Gwenneg," she says. "You'd each have waited for the other to go in first. Do Corentin's shorter."

    "I sat on a wall."

    "Which wall?" asks Corentin. "No. I withdraw that."

    There is less of it at every milestone. By nightfall it's one word, and it would do for anybody.
verse-book-574 =
    "Is that a finding?" asks Hedra, with her back to you. "It sounds like felt."

    "It's grass," says Corentin. "I'm on it. Hedra, it *gives*."

    "You're late."

    "I was told that I'd nothing to do but go by. It's harder than it looks, one wants to stop and explain." He goes by. He does stop, and explain; someone takes him by the sleeve, and he goes by again.

    "So that's you past," says Hedra.

    "Twice, I'm afraid."

    "Let the record show once." She doesn't take her palms away. "And the last of us. I can hear a lamp standing there. Well?"

    "Late," says the one who has it.

    "That's it?"

    "That's what's left."

    She tries the weight of it, as if for a long time nobody had brought her anything so well made. "No questions," says Hedra; and down below, with their hats off, they hear the stone go out.
verse-book-574-told-1 = Then she turns round, to you. "You told me that all five had gone," says Hedra. "Cheerfully. I've a date for it. I go on to my brother. So once more, before that. Did you know?"
verse-book-574-told-2 = "And you," she says to Ailei. "If it rains and I ask if it's much farther, will you tell me?" "I'll tell you how far it is." "That isn't what I'm afraid of." "No," Ailei says. "I'll tell you that too."
verse-book-574-told-3 = "My daughter would lie to me," says Hedra, "for comfort. You are none of you her. So I'll put it to you."
verse-book-574-we-knew = "We knew."
verse-book-574-it-was-kind-at-the-time = "It was kind, at the time."
verse-book-574-take-her-arm-down-the = Take her arm down the hill.
verse-book-931 =
    "Thank you," says Hedra. "I had it down as a lie. I wanted to see if it would keep." She strikes through something in the air, initials it, and ties her shoe. "Nobody has told me a thing I didn't know since the turnips. Was it bad, saying it?"

    "Yes."

    "Good," she says. "Then we're both walking." And a little farther on, "How did you think that I'd take it?"

    "Like this."

    "Then you might have done it at the time," says Hedra, and goes in front, so as not to be seen being pleased.
verse-book-932 =
    "Kind," says Hedra. She turns it over, to see where the maker signed it. "To whom?"

    "To you."

    "I was on a hill with my hands full. I'd asked you a question. Who was it that felt better?"

    You haven't an answer ready. She does not mind waiting, she's the one person who never has; but she goes on down meanwhile.

    "Mind the step," says Hedra to you, where there's a step. It's what she'll say to you, on this road. To the rest of them she talks.
verse-book-575 =
    "Is that you?" Talan doesn't turn round.

    "It's me," says Hedra. "That noise is me walking."

    "You're slow."

    "I'm fifty-three. Watch the road. You've had the practice."

    He watches it. She comes level, goes by, and takes two steps more, so nobody can say it was close.

    "There. I've come back past you."

    A crow tells the others.

    "What happens now?"

    "Nothing happens. It's over. Let go."

    "Which one first?"

    "Talan."

    "No, but I put the right on first. That morning. Seems only fair it should be last off."

    Nobody laughs. The left comes away with a sound like a crust. Then the right. They stay up in the air, a bit bent, as if it was the stone that had left. "And now d'you sit?" he asks, of everyone.
verse-book-575-told-1 = "You fold," says Beor. "In the middle." "Where, though?" Beor sits and pats the grass. Talan gets one knee to bend. "I said I wouldn't. When we drank. It was a joke." "It's in the record," says Hedra. "Struck out." When he is down, with his shoulder against his brother's, he shuts his eyes and asks how the harvest was.
verse-book-575-told-2 = It's Hedra who shows him, working it out as she goes. They get down together, like two people with a bed on a stair. "Beor would know," says Talan, from the grass. "He used to do it after dinner."
verse-book-575-told-3 = "You had my hat," he says to one of you, of a certain week. "It was very nice to see it coming."
verse-book-575-told-4 = "Are there still nine?" he asks. "Keren said we'd be nine for supper, the four of you and us. Before you left she told the crows."
verse-book-576 =
    "It's on a hook," says Hedra.

    "It was in the wet," you say. "Somebody put it under the eave."

    "That was well done." It is a hat. It has a dent where a thumb took it off to people. She does not touch it yet. "I go past him," says Hedra, "since it was agreed." She goes by the hook, at her own pace. She goes on, well past it. Nothing lets go.

    "He's dead, Hedra."

    "I've read it. I sentenced it. Silence, I gave, for a long term; or his brother's word. I'd like to hear which."
verse-book-576-beor-says-what-he-weighed = Beor says what he weighed.
verse-book-576-keep-the-silence-that-she = Keep the silence that she gave.
verse-book-576-carry-the-hat-between-you = Carry the hat between you.
verse-book-933 =
    "What he always did," says Beor. "Wet. I've had heavier." Then for a while he only opens and shuts his hands. "He'd joke about it. He'd want to know how I'd got hold of him. By the collar, I'd say. And he'd say, mind the collar."

    "Is that the word?" asks Hedra.

    "I let him down gently. That's the word."

    "Entered," says Hedra. She takes the hat off its hook, and looks inside. She sets it on Beor's head, on top of his own.
verse-book-934 =
    "A mile each," says the one with the lamp, "and whoever has it goes in front." No one had asked for that.

    "It keeps wanting to come off," says the next. "To people."

    "Let it. He always did."

    "Do I say anything?"

    "You say, how do." At each gate someone has taken his own off first.

    "Who's that?" a child inquires.

    "That's Talan," says Hedra. It's the only word of hers before dark.
verse-book-577 =
    "They're *in the yard*," says a child, who has been told not to shout.

    The tables go quiet. They come in at the gate in the order they left by it, wiping their feet, and stand.

    "Well," says Keren. "You'll want to eat."

    "There's no need to go to any..." says Corentin.

    "It's supper." She counts, she can't not. "That's five. That's right, we sent five. And who is it behind you?"

    "We brought them," you say. "Or they... we only went and fetched them."

    "Four," says Keren. "I've places for five." You see what has stood on it at every supper of the year. Five bowls, one of them small; and you, coming and going past it. She holds on to the back of a bench. "They're owed nothing," says Keren, working it out. "They're here. You don't owe somebody who's here. It's this other lot. I never laid for you."
verse-book-577-told-1 = It is at the Meadow, in the seventh row, that all this happens; they have pushed the chairs round to make a table of grass. "Wipe them on the stripe," says Keren.
verse-book-577-told-2 = The soup is right and the names are right. Only the table has no corners. "Anywhere," says this Keren, with her white hands. The five look for the door end; and Lowena, whose smile is her own, says "Mine", and stays sitting.
verse-book-577-told-3 = "I've your plate," someone calls to Talan. "It was washed every night. Nobody's used it but the cat."
verse-book-577-told-4 = There are five scorched squares on the boards that no one steps on. "We ate standing up," says Keren. "It seemed fair." The five look at the marks, and do not ask.
verse-book-577-told-5 = On the door-frame, low down among the children's, is a line with no name. Gwenneg backs up to it. He has to bend his knees. "That's the chair," he says. "That's how high it was."
verse-book-577-told-14 = There are five gaps in the row, mown short. "They were burnt," says Keren. "We brought the places." The five look, and do not ask.
verse-book-577-told-15 = They have brought the door-frame. Low on it is a line with no name, and Gwenneg has to bend his knees to it. "That's the chair," he says.
verse-book-577-told-6 = "He's got the bell," they warn you, of the tall boy at the fifth place. He is red to the ears. "I kept it warm," says Gwenneg. "I mean I. I'm sorry about the bell."
verse-book-577-told-7 = "You brought back five," says a thin boy, who does Keren's holding for her, "and it cost villages. I've been writing them down. I'm not saying put them back."
verse-book-577-told-8 = Lowena has been asked nothing. "Here," says her son, before anyone can call it. This time she stands.
verse-book-577-told-10 = "It's four and a hat," says Hedra. "It's five," says Keren.
verse-book-577-told-9 = "What is it they can't say?" asks one of the women, of one whose mouth is open. It is tried. There's no voice there for that word; somebody brings bread.
verse-book-578 =
    "They'd sit, then," says a voice from the benches, "and those'd stand. As it was when they set off. It's manners."

    "They've walked farther."

    "Who has?"

    "Both."

    "Nobody sits," says Hedra, "and nobody need be thanked first. I could rule it."

    "And all those out there?" Keren means the lane. It's full, as far as the bend, of people with a hen or a clock, looking in. "They've no row to sit in. You let go their stone."

    "There's the four of us that could do with a chair," somebody has said, at your end of the room, in a voice you know.

    It's so quiet that you can hear a spoon being straightened. You have never been asked this. Everyone's looking at what you'll do with your feet.
verse-book-578-told-1 = "They told it us," says Keren to the five. "The last evening. We'll do it for you, whoever sat through it. It takes until the beans."
verse-book-578-told-2 = And someone has begun to hum, all eleven, right through, so that whatever happens they'll have had it.
verse-book-578-the-five-sit-the-four = The five sit, and you stand behind them.
verse-book-578-everybody-stands = Everybody stands. Gwenneg has the floor.
verse-book-578-two-tables = Two tables, and the second out in the lane.
verse-book-578-you-sit-down = You sit down.
verse-book-641 =
    "More?" asks Keren. You hand things over their shoulders, as you did on the night they went: salt, then the bread, then the salt again.

    "I can't eat with someone breathing on me," Corentin tells you. He's breathing on his soup himself, delighted.

    "They did this for us before," says Nolwenn. "Talan said, I'll bring you something back. What did he bring?"

    "Crows," says Hedra.

    "You could do it the other way about, next time," says Nolwenn. "With us behind. I'd like to see what you look like from the top."

    "Is there to be a next time?"

    "There's breakfast," says Keren.

    One by one they have begun to shift along, by the breadth of a hat, of a thigh, until at the end of every bench is a piece of plank that nobody needs. "I'm only saying that it's there," says Gwenneg.
verse-book-642 =
    "Like a fair," says somebody. "Like moving house." They eat it off the sills and the top of the oven, leaning, everyone at the height of everyone.

    "My feet hurt," says Corentin, surprised.

    "That's what they're for," Nolwenn tells him. "You stand, and after that it's lovely."

    "Then when do we sit?"

    "When we've stood," says Hedra. "I should have thought that was plain."

    Only Gwenneg has got down on the boards with his back to the leg of the table. He can see everybody's shoes. "Go on," he says. "I'm not in the way? I've had a year of it. That's Mum's. That's one I don't know; hallo."

    "And who's to have these?" asks Keren, quite low, of the chairs.
verse-book-643 =
    "There," says the village. It is what it wanted. One by one people come by to have a look at you, sitting. "Is that how they do it?" "Give them a cushion." "Could you manage some more?"

    "I keep thinking that I'm in the way," says one of you.

    "You'll get used to it," Keren says. "I did."

    "And where are they?"

    "They've gone out to wash." It's been a long time before anyone says so.

    In the morning they're gone. They have left a stone that was in a boot, and a page of very small sums, ending *nothing owed*.

    "They've gone to the nearest that's out," says Gwenneg at the gate. "They said, to see how it's managing. They said that you'd had a long walk."
verse-book-935 =
    "I'll do this end," Keren says.

    They carry it out into the lane, the other table, which is some doors and a cart tail. Those who lost their ground look at it the way you look at a made bed in an inn.

    "Whose is it?"

    "It's supper. It isn't anyone's."

    "And where do we sit?"

    "By where you're from," says Corentin. "No. Good heavens. By who you'd like." He has taken off his shoes so as to feel the lane.

    "We wouldn't stay," a woman tells you. "We'd just stop. You could learn it. You sit as if you were going on." She shows you how, on the very edge of a plank. It looks like falling and it isn't. All down the lane they are doing that.
verse-book-930 =
    "Is it still there?" "What?" "The road." "Go up on the oven and look." "It's there as far as the pear tree. After that there's a kind of." "Is it grey?" "It's very clean."

    "I make it a quarter," says Corentin. "Of what there was."

    "Of what we walked?" "Of anything."
verse-book-930-told-1 = "They all came who were told," Hedra goes over it. "That's in order." It's nine villages, with their clocks, and nobody left to list.
verse-book-930-told-2 = "Some weren't told," says Hedra. "I have the names of the places. I'll want the others." Nobody's eaten much on that side.
verse-book-930-told-3 = "Nobody was told," Hedra says. "Not one." She hasn't looked at you since.
verse-book-930-told-4 = Talan is asleep, sitting up. He has the knack of that; it's lying he'll have to be shown.
verse-book-930-told-5 = The hat hangs by the door, with the others. It is the one thing in the house that has not been hung twice.
verse-book-930-told-6 = Across the fire, moving his lips, sits one of them who can't say what he waited for. It's there. It goes as far as the teeth.
verse-book-930-told-7 = "You go at it like a bird," Lowena says to Nolwenn, and fills the bowl up again. "I'm in eights," says Nolwenn, with her mouth full.
verse-book-930-told-8 = "You swore for him," says Lowena to one of you. "That you'd been late yourself. Were you?" "Yes." "I've soup," she says.
verse-book-930-told-9 = The child from the quay wants to go home. "It's that way," says Gwenneg, and sits down by him, where it isn't.
verse-book-930-told-10 = Out in the yard, level under its quilt, is what you brought. Five people have wiped their feet and been in to see. "We heard about it from strangers," says Hedra.
verse-book-930-told-11 = In the night two voices reckon under the window: what is a candle now, since the scar? A day less, they make it.
verse-book-930-told-12 = "Mum," says Ailei, and has no more ready. Hedra shifts up the bench. It's a good while since either has said anything that wasn't evidence.
verse-book-930-told-13 = Arev has put down a fork to the left and one to the right, and is looking at what's between. "Nothing's short," he says. "I keep going over it."
verse-book-930-told-14 = Beor takes his bowl round behind the oven to where Talan can lean upon him, and eats with the other arm.
verse-book-930-told-15 = "There's a place for me," says Worm. He says it about the gap between two people on a bench. He's been standing over it since the soup.
verse-book-930-told-16 = Before it's light Keren is up, to see to the fire. You hear her stop. "Hold this for me a moment?" she asks somebody, of a key; and then, not loud at all, "It won't give. How silly. Can you see? It's my hand."
verse-book-940 =
    "Then it's gone out with us still on it," says Hedra.

    "Can one let go in the wrong order?"

    "One is let go of."

    It comes up the road like a tablecloth being drawn. Whoever has hold of something feels it give, at once and backwards, with the noise of a rope.

    "Is anyone dead?"

    "No. We're all standing here. Why's my mouth open?"

    "Say it," someone begs them. "Only say what it was."

    "I know *exactly* what it was. It was... give me a minute. It had somebody in it. It was going to be such a..."

    "It's gone as far as my teeth," says another. "It won't come past."

    "Then walk," says Hedra, who has tried hers as well. "It isn't far, now. There's so little left in between."
verse-book-723 =
    "She asked if it was much farther," says Ailei.

    "What did you say?"

    "A milestone and a hill." She walks a bit. "It was. I counted. I never told my mother anything before without seeing what it would do to her first."

    "And what did it?"

    "She said, good, and did up her shoe." Ailei laughs, not very well. "You'd think I had put down a piano."

    "How's yours?" she asks presently; for Corentin's out in front, on the verge, going from one foot to the other.

    "He wants to know how much of it there is," says Arev. "The grass. I said, enough. He said, to within what?" He watches the felt shoes come up wet. "I told him I'd forgotten. It's the first time I've not known him a figure. He patted me."
verse-book-724 =
    "He sat for an hour," says Beor. "I timed it, by the crow."

    "Is he tired?"

    "He's stiff. He keeps asking if it's somebody's turn." He has his own boots off; he has set Talan's beside them, toes out. "I thought I'd have something to say. I'd been saving it. He's there, and he wants to know whether the brindle calved."

    "Did she?"

    "Twins."

    "Then you had something," says Ailei.

    He thinks about this, along all of one sock. "You could say it to him. About the stake. That I put one in, for Tegen, with no number. You'd do it better."

    "I'd do it kinder," she says. "Do it yourself, and badly. He'll fetch in his chair for that."

    "He hasn't a chair."

    "Well, then," says Ailei.
verse-book-725 =
    "She's got a rope on," says Worm.

    "I saw."

    "Round her middle, under the coat. I said, what's that for? She said it's for the ninth well. I said, there's nobody in it. She said, I know, it's so as there's a rope." He pulls his sleeves down over his thumbs. "What'd you say to somebody? If they were going to do a thing four years too late."

    "Days," says Ailei. "Wasn't it four days?"

    "It was days the first time."

    She would have had the right word for it once, at once; you can see her put that back. "I'd say it had come," she tells him.

    "That's what I did say." He is quiet. "It's got a knot in it from home. I had a feel."
verse-book-726 =
    "Was it heavy?" asks Arev. "What I told him."

    Beor had been within earshot. It was Corentin in the ditch, on his back, looking up, and Arev explaining to him that he'd not kept books since the night the houses went. "He didn't drop it," Beor says.

    "He said, then who's been doing them? I said nobody. He said, and did it stop?" Arev takes off the hat and wipes it inside. "It never did. People had their breakfasts. I could have stopped years ago and had breakfast."

    "You did have. I was there. You had it standing."

    "I suppose that I thought something would fall down."

    "It's what he thought," says Beor. He means the one in the ditch. "He's been on his back since noon. Nothing's come down yet. I've been watching it for him."
verse-book-727 =
    "How many have we put out?" says Worm.

    "Stones?"

    "People."

    Arev doesn't do it on his fingers. He has a way of holding them still. "That were told, or that weren't?"

    "I knew you'd have it in columns." He kicks a milestone; it's only the one he can reach. "I was told, at the bench, that somebody was coming. It makes it worse. I'd sooner not have known and have had my tea."

    "Would you?"

    They go on for as long as it takes to pass a gate that has no yard behind it any more. "No," Worm says. "I'd want to get my boots on."

    "That's what I thought," says Arev. "I'll go and knock at that one over there. You needn't come." He finds that he's being come with.
verse-book-728 =
    "Do you get down first and then bend?" asks Worm. "Or is it all one?"

    "You've sat before," says Beor.

    "I'm asking for Talan. He won't, with people looking." It may even be so. "He says that the ground comes up too quick."

    Beor shows him, there on the verge, twice, with his hand flat for the ground. "You have to think that it's been there all the time," he says. "That it was there before. He thinks it's only there since he looked."

    "It might be."

    "It might," says Beor, who has dug a good deal of it. "But it's not to be thought of while you're sitting down."

    Worm does it. He goes down like a dropped coat. They stay as they are for a bit, the two of them, on whatever it is.

    "It's damp," says Worm, pleased.
verse-book-571-stay-till-she-has-eaten = Stay till she has eaten something.
verse-book-574-go-on-before-her = Go on down, ahead of her.
verse-book-576-not-yet = Not yet.
verse-book-937 = "Go on, then," says somebody across the fire. "Which of you's awake?"
verse-book-937-let-talan-ask = Let Talan ask.
verse-book-937-let-hedra-ask = Let Hedra ask.
verse-book-937-let-corentin-ask = Let Corentin ask.
verse-book-937-let-nolwenn-ask = Let Nolwenn ask.
verse-book-937-go-to-sleep = Go to sleep.
verse-book-938 =
    "Is it all right?" asks Talan. "Sitting. I mean when there's others stood up."

    "You did your turn."

    "I did mine. It's theirs I'm asking about. Suppose one went by me at this minute, with a tray."

    You tell him what you do about it. It isn't much of an answer; you look, mostly, and then you look somewhere else. He takes it in as he would a message.

    "And the feeling?" says Talan. "Down the back of the legs? Does that go off?"

    "No."

    "Oh, good. I'd thought that was the bark."
verse-book-939 =
    "What did you know?" says Hedra. "I don't ask why. When you took the road, each of you, what had you been told, and what had you only been careful not to ask?"

    It's a longish list, the latter. She doesn't help. You get as far as a bowl at the end of a table.

    "That's the same as mine," she says when you have done. "I'd got it down as theirs. I had it the village's: *they knew*. It never struck me that one might be asked." She looks at her palms. "I shan't be ruling on it. I only wanted to know how many of us there were."
verse-book-941 =
    "There's one thing that I never could enter," says Corentin. "All those, under the keel. I had who, and to whom, and by what day. I hadn't a heading for *what for*."

    "So that they'd be kept?"

    "That's what one does with them. It's not what they are for." He's lying on his back; he has taken to it. "When one of you says, I'll bring you an egg. What is it, apart from the egg?"

    Somebody has a try. It's so that the other one can stop thinking about eggs. He laughs, he's so pleased that he has to sit up.

    "So it was all the same drawer," says Corentin.
verse-book-942 =
    "I've asked the others," says Nolwenn. "I've got hay from you, and drowning. I want the bit that you had. You. When you were going up the hill and didn't know it was me."

    "I wasn't listening to the words."

    "No. What did it make you want to do?"

    "Sit down," one of you says. "It made me want to sit down, and I thought that if I did I should be found out." You hadn't known that.

    She sings it under her breath, with that in. It goes in very well. "It's not a thing I'd have *put*," says Nolwenn. "Is it true, are they all different? It'll be ever so long."
verse-book-930-told-17 = A man keeps a hen on his knees all through this, and no one has told him not to.
verse-book-930-told-18 = Someone says *chook*, in their sleep. Nobody asks who.
verse-book-930-told-19 = And a small white boy sits looking all round him, in every direction there is.
verse-book-577-told-11 = There's another, short in the leg, which you carried in yourselves. It's been set down where it wanted to go; that's at the low end, by the lane.
verse-book-577-told-12 = Beor has on two hats. It's he who is asked to take off neither.
verse-book-577-told-13 = No one says anything about the hat, since you don't. They have put it where it can see the door.
verse-book-930-told-20 = "Good morning," say voices in the dark, from where the rows are, across the stripes. They are practising.
verse-book-930-told-21 = "Come down," Keren says to whoever is up there looking. "It'll go whether you watch it or not." She moves the light. After that you can see as far as faces.
verse-book-930-told-22 = Before it's light Keren is up, to see to the fire. You hear her stop. "Hold this for me a moment?" she asks somebody, of a key; and then, not loud at all, "It won't give. How silly. Can you see? It's the good one."
verse-book-571-told-6 = You go up the verge to the singer. "You can leave off." It takes a thump on the back. "And I'd just got it *right*," says the voice; and under it, the length of the hill, there's nothing.
verse-book-571-told-7 = "I'll go on while there's any of it," it sings back, on the tune, so as not to lose the place. "You've a road to be getting on with." So this stone stays alight behind you, a beat late.
verse-book-571-told-8 = The stone has begun to tick, like an oven that's been let go out. "It'll do till dawn," says a mower, feeling along it. "I'd not ask it for more."
verse-book-571-told-9 = It takes an apple, a heel of bread, and half of somebody's pie. "You *chew* it," she tells everyone. One of you holds the lamp up all that time, and the stone gets a day more than it was owed.
verse-book-1067 =
    First she has to be woken. "No," she says, very small, into the grass. "I was just on the stairs. You've *spoilt* it." She pulls out a blade for every league and won't look at you. You sit her up against the stone, which is as cold as a step.

    He comes round the bend with the lamp, counting. At four his feet slow, having nothing to keep time to.

    "Don't look at me. If you look I'll be polite and stop."

    "I've my eyes shut," says Nolwenn. "I'd only just got them shut. Is it you?"

    "It's the last with the lamp. It's level. It's... that was me. I'm by."

    "Then I needn't get up," says Nolwenn. She considers it, with the grass printed on her cheek, and gets up. "Well, I'm up now. Did someone bring in the sheets?"
verse-book-1067-walk-on = Walk on, before she has lain down again.
verse-book-1067-stay-till-she-has-eaten = Stay till she has eaten something.
verse-book-1067-told-1 = It takes an apple, and half a pie that was in somebody's hand. "You *chew* it," she tells him, and he does. You hold the lamp to the stone meanwhile, which takes a day of it.
verse-book-1067-told-2 = The stone has taken a little of the lamp. "It'll do till dawn," says the man with the blankets. "I can see who I've got."
verse-book-573-told-3 = "*More?*" says Gwenneg. He does it again in the road, to see. "I'd always counted it from the other end."
verse-book-573-told-4 = It's heavier than it looks; that's the oil. He goes along beside it with his arms hanging. You can tell that he doesn't know what they're for.
verse-book-574-told-4 = She has held it out in front of her for so long that it comes down in stages. She leans. "You may say when there's a step," says Hedra.
verse-book-576-told-1 = So nobody says it. You take the hat down off its hook, and Hedra looks from one of you to the next, as far as the last. "So entered," go her lips.
