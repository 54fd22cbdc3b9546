status-five-together = The Five Together
status-hulls-ready = Hulls Made Ready
