secret-44 = Hedra's Warrant
secret-44-text = *Let every gate be opened to the bearers, who brought good news.* It is dated. Nobody who reads it fails to be glad for her.
secret-45 = Oath of the Court
secret-45-text = As it was, and if you can't say it as it was, you are quiet. Until the oath has dried you do not talk your way past anyone, and you do not run.
secret-46 = The Name in the Empty Place
secret-46-text = A boy with a lamp never came by. It is known now, and it has been given a place to be known in. The chair that was kept for the witness has a name on its back.
secret-89 = Word: One's Turn
secret-89-text = Nobody goes behind on your account. You let them by at gates, at pumps, at the foot of stairs. It is surprising how many are only fetching water.
