status-five-together = I cinque insieme
