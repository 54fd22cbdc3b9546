dream-184 = You are all there.
nightmare-184 = You are all there.
verse-184-oz = Ia is where she was, with her feet in a pool. "Minuted," she says. "You came back."
verse-184-v1 = The sand, and whoever comes.
verse-184-v1-leave-the-sand = Leave the sand.
verse-235-oz = There is one more lamp on the stone. "Somebody who's gone back for the rest," says Loveday.
verse-235-v1 = The dry cove, the lamps on the bollard.
verse-235-v1-go-on-over-the-sand = Go on.
