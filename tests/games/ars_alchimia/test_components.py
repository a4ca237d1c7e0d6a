"""The box: what the rulebook counts, and a source for everything."""

from collections import Counter
from typing import Any

from philtre.games.ars_alchimia.state import *


def test_counts_of_the_rulebook() -> None:
    counts = {name: len(BOX[name]) for name in ("order", "location", "forge", "assistant", "workshop", "spot")}
    assert counts == {"order": 42, "location": 10, "forge": 8, "assistant": 20, "workshop": 4, "spot": 16}
    kinds = Counter(spot["kind"].removesuffix("-pile") for spot in BOX["spot"])
    assert kinds == {"order": 6, "location": 4, "forge": 3, "assistant": 3}


def test_orders_by_level_and_category() -> None:
    assert Counter(order["level"] for order in BOX["order"]) == {"c": 21, "b": 14, "a": 7}
    categories = Counter(order["category"] for order in BOX["order"])
    assert categories == {"daily": 10, "industry": 11, "myth": 11, "university": 10}
    assert all(order["level"] != "c" for order in BOX["order"] if "elixir" in order["cost"])


def test_everything_has_a_source() -> None:
    tables: list[dict[str, Any]] = []
    for content in BOX.values():
        tables += content if isinstance(content, list) else [content]
    assert all(table["source"] in ("rulebook", "public", "reconstructed") for table in tables)


def test_every_effect_of_the_data_is_read() -> None:
    effects = {effect for assistant in BOX["assistant"] for effect in assistant} - {"id", "source"}
    assert effects == {
        "swap",
        "exchange",
        "reclaim",
        "waive",
        "once_a_year",
        "order_limit",
        "no_penalty",
        "match",
        "gather_roll",
        "forge_roll",
        "dice",
        "university",
        "gather",
        "reveal",
        "uses",
        "perfect",
        "salary",
    }
    once = having("once_a_year")
    assert once == RECLAIMERS | WAIVERS, "the powers that turn a card sideways"


def test_payments_are_what_the_price_allows() -> None:
    """Every payment of an order takes as many resources as its price, less what is waived."""
    for order, data in enumerate(BOX["order"]):
        for waived in (0, 1):
            found = payments(order, waived)
            assert found and len(set(found)) == len(found)
            assert {sum(payment) for payment in found} == {sum(data["cost"].values()) - waived}
            assert all(payment[ELIXIR] >= data["cost"].get("elixir", 0) for payment in found)
    most = max(PAYING_FROM[i + 1] - PAYING_FROM[i] for i in range(len(PAYING_FROM) - 1))
    assert most == 25


def test_workers_add_up_over_the_years() -> None:
    """Nine at the start and four workshops come to about as many as a colour has."""
    for table in BOX["table"]:
        brought = [BOX["workshop"][number - 1]["workers"] for number in table["workshops"]]
        mean = 9 + 4 * sum(brought) / len(brought)
        assert abs(mean - table["workers"]) <= 3


def test_what_simulation_changed() -> None:
    points = {order["id"]: order["points"] for order in BOX["order"]}
    assert (points["bottled-lightning"], points["philtre-of-charm"], points["distillation-column"]) == (7, 7, 6)
