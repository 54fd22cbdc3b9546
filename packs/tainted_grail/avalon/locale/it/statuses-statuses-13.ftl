status-supper = La cena
