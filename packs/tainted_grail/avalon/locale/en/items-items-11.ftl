item-five-spoons = Five Spoons
