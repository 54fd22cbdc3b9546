status-opened = Opened Hands
status-bedside = At the Bedside
status-wards = By the Beds
status-watches = Watches Kept
