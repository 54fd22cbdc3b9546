chapter-ch5 = Night of the Five Chairs
chapter-ch5-text = Home again, and home is grey to the knee. Each dusk a civil voice asks for a chair, and each night it is refused the dark comes a house nearer. There are five chairs. Beyond the pit, where there is no ground, somebody has lit a lamp.
ending-cuanacht-lit = Cuanacht is lit. Beyond the pit the House goes on wheels, and a barefoot woman wipes her feet at the edge of your light.
ending-cuanacht-moved = Cuanacht was carried, all of it that could sit up or be lifted. Where it stood a well rope is still swinging.
ending-cuanacht-lost = In the morning Cuanacht is there. Everyone is well. The table is round.
