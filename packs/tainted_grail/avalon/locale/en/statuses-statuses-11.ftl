status-five-together = The Five Together
status-warned = The Warned
status-homeward = The Way Home
status-trail = Seen Coming Back
status-hulls-ready = Hulls Made Ready
