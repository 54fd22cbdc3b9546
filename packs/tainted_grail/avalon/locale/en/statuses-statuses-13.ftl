status-supper = The Supper
