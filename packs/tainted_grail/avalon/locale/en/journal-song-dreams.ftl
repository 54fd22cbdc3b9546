dream-170 = Everybody you know is awake in the next room and getting on without you. You lie with your eyes shut so that they shall not stop.
nightmare-170 = Everybody you know is awake in the next room. There is a great deal of laughing. You get up and go in, and it is the next room again.
dream-171 = You join in. It is at the right place. People to left and right of you move over, without a look, as they do for somebody who was only late.
nightmare-171 = You are asked to hold a note a moment. They will be straight back. You can hear them, going down the hill.
dream-191 = You sleep. It has no story. It is as though someone had gone through you, and put out the lamps, and drawn the doors to.
nightmare-191 = It is so quiet that you can hear it get up, and look round at them all, and choose.
dream-192 = The song goes by under the window, and does not need you.
nightmare-192 = He has lost his place. He is looking along the faces. You have your mouth open.
