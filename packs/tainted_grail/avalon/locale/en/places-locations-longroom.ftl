location-179 = The Long Room
location-179-text = A loft the length of the midwives' house, and a bed under each beam. By every bed a stool, a cup, a lamp. You are asked to sit before you speak.
location-179-action = Sit where a stool is empty
