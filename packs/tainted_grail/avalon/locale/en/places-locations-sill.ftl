location-150 = The Doorstep on the Bank
location-150-text = A wall along the sand, knee high. It is a stone lying down. A clerk sits on it with her bundle, and keeps her feet on this side.
location-150-action = Sit with one foot on either side
location-150-menhir-told-1 = You say who you are, each for yourself, and the stone that is lying down forms an opinion. From here to the steps the sand keeps still.
dream-150 = You are sitting on a wall, and on this side it is yesterday. On that side there would be supper. A plate is handed to you by somebody who doesn't look to see where you have put your feet.
nightmare-150 = You lift the foot, and the step is higher. You lift it more. Over there they are keeping the soup hot, and nobody hurries you, and that's what you cannot bear.
