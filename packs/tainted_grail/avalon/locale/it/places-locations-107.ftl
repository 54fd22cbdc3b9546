location-107 = Campo dei Pozzi
location-107-text = Diciassette pozzi in un prato, per un villaggio che nessuno ha costruito. Sedici hanno la carrucola. Il nono ha una trave di quercia di traverso, e qualcosa che da sotto tira.
location-107-action = Pescare desideri
