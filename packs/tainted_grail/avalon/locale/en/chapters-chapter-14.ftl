chapter-ch14 = The Last Notch
chapter-ch14-text = The sea has gone out of the cove and has not come back. On the sand that it left they are all to come, everybody who was ever promised anything. They want to be told which. There are eleven days to be there with a table, a people, and something that floats.
