"""The OpenAPI document and the server agree, whatever is sent: no fault of ours, no undocumented answer.

TAVOLA_SCHEMA_EXAMPLES says how many requests are made for each operation.
"""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import Running, bearer

from tavola.kernel.codec import state_hash

pytestmark = [
    pytest.mark.server,
    pytest.mark.slow,
    # A server of this process has put objects aside from the search for garbage, where Hypothesis does not see who
    # holds its own generator of chance.
    pytest.mark.filterwarnings("ignore:It looks like `register_random`"),
]
EXAMPLES = int(os.environ.get("TAVOLA_SCHEMA_EXAMPLES", "12"))


@pytest.fixture(scope="module")
def served_toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("document")) as running:
        yield running


def operations() -> list[tuple[str, str, GenerationMode]]:
    """Every operation of the document with right and, where it takes anything, wrong input; made without a server."""
    from tests.service.toy_catalogue import ToyCatalogue

    from tavola.server.app import create_app
    from tavola.server.openapi import document
    from tavola.service.bot_pool import ThreadBotPool

    catalogue = ToyCatalogue()
    made = document(create_app(db="unused", catalogue=catalogue, bot_pool=ThreadBotPool(catalogue)), catalogue)
    return [
        (path, method.upper(), mode)
        for path, methods in made["paths"].items()
        for method, operation in methods.items()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or operation.get("parameters") or operation.get("requestBody")
    ]


@pytest.mark.parametrize(("path", "method", "mode"), operations())
def test_an_operation_is_as_the_document_says(
    served_toys: Running, path: str, method: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{served_toys.address}/api/openapi.json")
    seats = [{"who": "me"}, {"who": "me"}, {"who": "open"}]
    opened = httpx.post(f"{served_toys.address}/api/tables", json={"game": "auction", "seats": seats}).json()
    other = httpx.post(f"{served_toys.address}/api/tables", json={"game": "auction", "seats": seats}).json()
    untouched = served_toys.context.registry.tables[other["table"]["id"]]
    before = (state_hash(untouched.g), untouched.seq)

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=schema[path][method].as_strategy(generation_mode=mode))
    def holds(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = opened["table"]["id"]
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body["game"] = "auction"
        case.headers = {**(case.headers or {}), **bearer(opened["key"])}
        response = case.call(base_url=served_toys.address)
        case.validate_response(
            response,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    holds()
    assert (state_hash(untouched.g), untouched.seq) == before
