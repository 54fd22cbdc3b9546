status-opened = Le mani aperte
status-bedside = Al capezzale
status-wards = Accanto ai letti
status-watches = Le veglie
