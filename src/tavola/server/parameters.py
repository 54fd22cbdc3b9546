"""What stands in addresses, with the bounds of every value."""

from __future__ import annotations

from typing import Annotated

from litestar.params import HeaderParameter, PathParameter, QueryParameter

PAGE = 500  # lines of the log at a time

TablePath = Annotated[str, PathParameter(max_length=40, pattern="^[a-zA-Z0-9_-]+$")]
QuestionPath = Annotated[str, PathParameter(max_length=80)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]

Seat = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=10_000_000, required=False)]
Language = Annotated[str | None, QueryParameter(max_length=100, required=False)]
OptionKey = Annotated[str | None, QueryParameter(max_length=200, required=False)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Limit = Annotated[int, QueryParameter(ge=1, le=PAGE)]
# A name that the client makes up for one request, so that it can be made again when its reply was lost.
Name = Annotated[str | None, HeaderParameter(name="idempotency-key", pattern="^[A-Za-z0-9_-]{16,80}$", required=False)]
