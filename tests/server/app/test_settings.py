"""What a host may settle."""

import pytest

from philtre.kernel.errors import Unreadable
from philtre.server.settings import Settings, read_settings


def test_with_nothing_settled_it_serves_friends_at_home() -> None:
    assert read_settings({}) == Settings() == Settings("", (), (), "", True)


def test_the_environment_settles() -> None:
    settings = read_settings(
        {
            "PHILTRE_ADDRESS": "https://philtre.example/",
            "PHILTRE_HOSTS": "Attic, attic.lan,",
            "PHILTRE_PROXIES": "127.0.0.1, 10.0.0.0/8",
            "PHILTRE_METRICS_TOKEN": "let me see",
            "PHILTRE_LIMITS": "off",
        }
    )
    proxies = ("127.0.0.1", "10.0.0.0/8")
    assert settings == Settings("https://philtre.example", ("attic", "attic.lan"), proxies, "let me see", False)
    assert settings.secure and not Settings("http://attic").secure


@pytest.mark.parametrize(
    "address",
    [
        "philtre.example",
        "ftp://philtre.example",
        "https://",
        "https://a/b",
        "https://a:x",
        "https://u@a",
        "https://A",
        "https://a?b",
    ],
)
def test_an_address_is_a_scheme_and_a_host(address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Settings(address=address)
    assert refused.value.reason == "bad-setting-value"


@pytest.mark.parametrize("proxy", ["*", "everybody", "10.0.0.0/33", "10.0.0.1/8"])
def test_a_proxy_is_an_address_or_a_network(proxy: str) -> None:
    with pytest.raises(Unreadable):
        Settings(proxies=(proxy,))
