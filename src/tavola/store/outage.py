"""Whether reading or writing works, as of the last try; an outage is logged when it begins and when it ends."""

from __future__ import annotations

import logging
import time

log = logging.getLogger("tavola.store")


class Outage:
    """One for reading and one for writing, since a full disk stops only the second."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.why = ""  # empty while all is well
        self._since = 0.0

    def began(self, error: BaseException) -> None:
        """Something failed; only the first failure of an outage is said."""
        why = str(error) or type(error).__name__
        if not self.why:
            self._since = time.monotonic()
            log.error("the store fails", extra={"doing": self.doing, "why": why})
        self.why = why

    def ended(self) -> None:
        """Something worked."""
        if self.why:
            seconds = round(time.monotonic() - self._since, 1)
            log.warning("the store works again", extra={"doing": self.doing, "seconds": seconds})
            self.why = ""
