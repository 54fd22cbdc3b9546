status-supper = The Supper
status-hall = The Hall
