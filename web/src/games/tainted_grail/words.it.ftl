tg-where = { $day ->
    [0] { $title }
   *[other] Giorno { $day } · { $title }
  }
tg-map = Mappa
