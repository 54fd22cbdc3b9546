"""How anything that goes wrong is told: one shape, a status, words; never a trace of the inside."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap

from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.text import Words
from tavola.server.context import WrongPassword, context_of, language_of
from tavola.server.rate_limit import TooOften
from tavola.service.files import no_table
from tavola.service.keys import NotYours
from tavola.service.present import refusal_info
from tavola.service.registry import NoSuchTable
from tavola.service.wire.records import RefusalInfo
from tavola.store.port import StoreUnavailable
from tavola.workshop.drafts import NoSuchDraft

log = logging.getLogger("tavola.server")
AnyRequest = Request[Any, Any, Any]
BY_STATUS = {404: "TABLE_E_PAGE", 405: "TABLE_E_PAGE", 413: "TABLE_E_TOO_LARGE", 429: "TABLE_E_TOO_OFTEN"}


class ClientGone(HTTPException):
    """Who asked has gone before all of the request was here; nobody reads the answer, and it is no fault of ours."""

    status_code = 499


def refusal_of(error: Exception) -> tuple[int, Refusal]:
    """The status and the refusal for whatever was raised."""
    match error:
        case Refused():
            return 409, error.refusal
        case NotYours():
            return 403 if error.known else 401, Refusal(error.code)
        case NoSuchTable():
            return 404, Refusal("TABLE_E_TABLE")
        case NoSuchDraft():
            return 404, Refusal("WORKSHOP_E_NO_DRAFT")
        case TooOften():
            return 429, Refusal("TABLE_E_TOO_OFTEN")
        case WrongPassword():
            return 401, Refusal("TABLE_E_PASSWORD")
        case StoreUnavailable():
            return 503, Refusal("TABLE_E_UNAVAILABLE")
        case BadSave():
            return 409, no_table(error)
        case msgspec.DecodeError():
            return 400, Refusal("TABLE_E_REQUEST", args={"problem": str(error)})
        case RecursionError() | UnicodeDecodeError() if is_of_body(error):
            return 400, Refusal("TABLE_E_REQUEST", args={"problem": "not JSON"})
        case HTTPException():
            return of_http(error)
    return 500, Refusal("TABLE_E_FAULT")


def is_of_body(error: Exception) -> bool:
    """Whether it was raised by reading a body, nested too deep or in no letters; elsewhere it would be our fault."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code is decode_json.__code__


def of_http(error: HTTPException) -> tuple[int, Refusal]:
    """The framework's own errors: only what is said of the request itself is passed on."""
    status = error.status_code
    if status in BY_STATUS:
        return status, Refusal(BY_STATUS[status])
    if status >= 500:
        return 500, Refusal("TABLE_E_FAULT")
    problem = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            problem = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return status, Refusal("TABLE_E_REQUEST", args={"problem": str(problem)[:300]})


def handle(request: AnyRequest, error: Exception) -> Response[RefusalInfo]:
    status, refusal = refusal_of(error)
    if status == 500:
        log.error("a request failed", exc_info=error, extra={"path": route_of(request)})
    words = words_for(request)
    headers = {"retry-after": str(int(error.wait) + 1)} if isinstance(error, TooOften) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, HTTPException) and error.headers and "allow" in {name.lower() for name in error.headers}:
        headers["allow"] = next(value for name, value in error.headers.items() if name.lower() == "allow")
    return Response(refusal_info(refusal, words), status_code=status, headers=headers, media_type="application/json")


def words_for(request: AnyRequest) -> Words:
    """Of a table that is open here the words of its game, since most refusals are the game's; else the common ones."""
    context = context_of(request)
    loaded = context.registry.tables.get(str(request.scope.get("path_params", {}).get("table", "")))
    return context.catalogue.common_words(language_of(request)) if loaded is None else context.words(loaded, request)


def route_of(request: AnyRequest) -> str:
    return str(request.scope.get("path_template") or request.scope["path"])


HANDLERS: ExceptionHandlersMap = {Exception: handle, HTTPException: handle}
