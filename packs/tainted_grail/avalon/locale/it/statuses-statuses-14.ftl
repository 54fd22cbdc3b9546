status-forged-tally = Il conto falso
status-pledge-other = Un altro paese
status-keepers-named = I custodi
status-came = Chi è venuto
status-assembly = L'assemblea
status-sands = La secca
status-ebb = Posti visti, sulla secca
status-voices = Le voci
