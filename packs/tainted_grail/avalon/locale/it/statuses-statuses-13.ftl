status-supper = La cena
status-hall = La sala
