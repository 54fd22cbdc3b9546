tg-where = { $day ->
    [0] { $title }
   *[other] Day { $day } · { $title }
  }
tg-map = Map
