"""The OpenAPI tells everything that the service answers, whatever it is asked."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from support.serving import Place


def bounded(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@pytest.fixture(scope="session")
def token(house: Place) -> str:
    """What the program of somebody with an account says."""
    with house.visit() as browser:
        browser.post("/api/accounts", json={"name": "Schema", "password": "a cauldron of mint"})
        token: str = browser.post("/api/tokens", json={"label": "schema"}).json()["token"]
        return token


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("signed_in", [True, False])
def test_whatever_is_asked_is_answered_as_described(
    house: Place, token: str, mode: GenerationMode, signed_in: bool
) -> None:
    """Schemathesis makes up requests that fit the description, and such as do not.

    It cannot know which signs of a name are seen, nor that a token makes up for a cookie that is none.
    """
    headers = {"Authorization": f"Bearer {token}"} if signed_in else {}
    unfit = [positive_data_acceptance, *([ignored_auth] if signed_in else [])]
    described: Any = schemathesis.openapi.from_url(f"{house.address}/schema/openapi.json")
    for found in described.get_all_operations():
        operation = found.ok()

        @bounded(6 if signed_in else 3)  # whom nobody knows is refused almost everything
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            case.call_and_validate(headers=headers, excluded_checks=unfit)

        with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
            ask()


def test_every_operation_tells_what_it_may_refuse(house: Place) -> None:
    with house.visit() as browser:
        described = browser.get("/schema/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            statuses = set(operation["responses"])
            wanted = {"400", "429", "500"}
            wanted |= {"403"} if method not in ("get", "head") else set()
            wanted |= {"404"} if "{" in path else set()
            wanted |= {"413"} if "requestBody" in operation else set()
            wanted |= {"401"} if "security" in operation else set()
            wanted |= set() if "catalogue" in operation["tags"] else {"503"}
            assert wanted <= statuses, f"{method} {path}"
            for status in statuses - {"200", "201", "204", "304"}:
                content = operation["responses"][status]["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_body_refuses_fields_that_it_does_not_know(house: Place) -> None:
    with house.visit() as browser:
        described = browser.get("/schema/openapi.json").json()
    schemas = described["components"]["schemas"]
    assert "Problem" in schemas
    for methods in described["paths"].values():
        for operation in methods.values():
            if "requestBody" in operation:
                name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                assert schemas[name]["additionalProperties"] is False
