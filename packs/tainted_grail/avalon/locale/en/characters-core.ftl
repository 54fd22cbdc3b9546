character-ailei = Ailei
character-ailei-text = Keeps the bees, and tells the bees everything.
character-ailei-letter =
    To the bees, and to whoever listens because the Council asked.

    Old Hockin died on Monday, in his sleep. The Penroses have a girl and will name her after her grandmother. Grandmother, the stone one, is sinking: of an evening you can read the veins in her. Four of us are leaving. One you know because he walks by with the hooks, one because he counts your hives, one because at six he stole a comb from you and cried more than you did. The fourth is me.

    My mother Hedra left a year ago with four others. I told you that same night. I told you she was coming back. I had no reason to say it, except that you were restless, and so was I.

    I told the Trevennys their boy was on the road home. They kept a lamp in the window all winter. I had not told you about that.

    I can make smoke. I can stand still. I can tell when somebody wants to hear yes, and mostly I say it: I notice afterwards.

    There is one lie in this letter. It is the one about Hockin: it was not in his sleep. The family begged me.

    If nobody comes to tell you things, go, and welcome. But wait for the cold.

    I leave on the bench: the small smoker, my mother's veil, and two chairs in the sun. One is mine.
character-ailei-action = Tell the Bees
character-ailei-flaw = Kind Lie
character-arev = Arev
character-arev-text = Collects the stone's share, and writes it down.
character-arev-letter =
    To the Council of the Three Keys, by Keren's hand.

    You ask for a few lines on who I am, to be read at table before I go. You know who I am. For twelve years I have come into your houses without knocking, because when I knock you hide the hen.

    My name is Arev. I collect the stone's share. One sack in nine, one egg in six, a coin where there is one. I have written it all down. The book is right, except for one line, and I know the line.

    I carry no good weapon. I carry the tally stick, the steelyard, and a piece of cheese from the widow Trevenny, which I have entered. I can tell the weight of a sack from the knees of whoever is under it. I can tell when you are lying: you answer at once. Corentin taught me the trade and Corentin has not come back, so now the trade is me.

    You picked me because if I don't return nobody will be short of anything. It is a sound sum. I would have done it the same way.

    If you pass the Eleven Houses, where the Eleven Houses were, say that I still have the page.

    I leave in your keeping: a bed, a pot, a chair. Don't put the chair with the other five.

    A.
character-arev-action = Levy
character-arev-bread = Take bread.
character-arev-coin = Take coin.
character-arev-name = It costs your name.
character-arev-sleep = It costs your sleep.
character-arev-flaw = They All Know Him
flaw-arev-pay = Pay an old account.
flaw-arev-bear = Let them talk.
character-beor = Beor
character-beor-text = Carries the plague dead, alone, because he is big.
character-beor-letter =
    (Dictated to Piran of the bell. The notes are Piran's.)

    "I am Beor."
    (He stopped here a good while. I asked if that was all. He said no.)

    "I have carried sixty-one people."
    (From the red-marked houses to the pit, with hooks, one at a time. The Council had settled that one man was enough to do it. I was on that Council. He looked at my hands as he said it. They are clean.)

    "Talan is my brother and walks faster than me."
    (Talan is one of the five. Everybody loved him; it is a useful thing to have in a family. Tegen, the sister, kept the third key. She is number sixty-one. I stopped writing for a bit, and he waited until I went on.)

    "I can carry other things too."
    (He meant the baggage. I told him they would load the mule. He said: the mule gets tired.)

    (He cannot sign. He put his thumb to the page, and wiped it on his shirt first, twice. He leaves at my house: the hooks, washed, and the ring of a churchyard key. The key was round her neck. He asked me not to put it away. I have hung it where he will see it coming in.)
character-beor-action = Bear Up
character-beor-flaw = Puts Nothing Down
character-verme = Worm
character-verme-text = They lower him into wells, and he comes up.
character-verme-letter =
    (Worm cannot write. He said this to Keren, counting on his fingers, and when the fingers ran out he used ours.)

    Square well: a bucket, two buckets, the priest's wig, a lamb.
    Trevennys' well: a left shoe. Another left shoe.
    Press well: a millstone, in pieces, in nine days. You still owe me supper for the sixth.
    Hedra's well: nothing. It was clean. The only one.
    The well by the pit: I'm not telling you.
    The old well, the stopped one: four days. I was nine. Nolwenn had the rope and they called her in to supper. I don't hold it against her. Down there somebody well spoken kept me company and asked me whose I was. I said, nobody's. He said he would look it up.

    I never promised anybody anything, so don't go saying I promised to come back. If somebody has to go down, I go. If somebody has to bargain, I do it, because you lot get robbed.

    The one thing I ever put back is a doll. She was better off there.

    I leave: the short rope. The long one I'm taking.
character-verme-action = Go Down
character-verme-flaw = Sleeps in No House
