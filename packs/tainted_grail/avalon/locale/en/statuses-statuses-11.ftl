status-five-together = The Five Together
