"""How a command ends badly: in one clear sentence and a status that a program can read."""

OK = 0
NEGATIVE = 1
"""The command did its work and the answer is no: a replay does not verify, a clause is cited by no test."""
BAD_INPUT = 2
"""What was asked for cannot be: no such game, an unreadable file, a pack with faults, an impossible option."""
FAULT = 70
"""A fault of ours."""


class CommandFailed(Exception):
    """Ends a command with a sentence for the person and a status for the program."""

    def __init__(self, sentence: str, status: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.status = status
