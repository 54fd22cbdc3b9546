dream-168 = You are being moved. It is done by several people, with straps, and they talk to each other over your head about the corners. You have never been so well gone round.
nightmare-168 = You are being moved, and nobody asked. You call out that there is somebody in here. "None," says a voice, writing. You can feel the pen.
