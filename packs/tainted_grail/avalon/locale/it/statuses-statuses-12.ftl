status-opened = Le mani aperte
status-bedside = Al capezzale
