"""The day's challenge: the same three games for everybody, one try that counts for each person."""
