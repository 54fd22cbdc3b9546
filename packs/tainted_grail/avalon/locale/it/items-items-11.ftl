item-five-spoons = Cinque cucchiai
