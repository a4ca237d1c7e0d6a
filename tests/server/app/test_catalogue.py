"""The catalogue: what a client must know of the games, and all words, to be kept until they change."""

from importlib.resources import files

import pytest
from support.serving import Place

import philtre
from philtre.kernel.words import LANGUAGES


def test_the_games_with_their_facts(house: Place) -> None:
    with house.visit() as browser:
        shelf = browser.get("/api/games").json()
        assert [facts["game"] for facts in shelf["games"]] == philtre.games()
        for facts in shelf["games"]:
            game = philtre.game(facts["game"])
            assert browser.get(f"/api/games/{facts['game']}").json() == facts
            assert (facts["title"], facts["designer"], facts["year"]) == (game.title, game.designer, game.year)
            assert facts["players"] == {"least": game.players[0], "most": game.players[-1]}
            assert facts["rules"] == game.rules
            assert {option["name"]: tuple(option["choices"]) for option in facts["options"]} == game.options
            assert [level["level"] for level in facts["levels"]] == [1, 2, 3, 4, 5, 6]
            assert facts["languages"] == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_words_are_the_files_themselves(house: Place, language: str) -> None:
    with house.visit() as browser:
        for name in philtre.games():
            text = files(philtre.game(name).package) / "text"
            rules = browser.get(f"/api/games/{name}/rules/{language}")
            assert rules.content == (text / f"{language}.md").read_bytes()
            assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
            words = browser.get(f"/api/games/{name}/words/{language}")
            assert words.content == (text / f"{language}.ftl").read_bytes()
            assert words.headers["content-type"] == "text/plain; charset=utf-8"
        shared = browser.get(f"/api/words/{language}")
        assert shared.content == (files("philtre.text") / f"{language}.ftl").read_bytes()


def test_texts_are_kept_until_they_change(house: Place) -> None:
    with house.visit() as browser:
        shelf = browser.get("/api/games").json()
        versions = {"/api/words/fr": shelf["version"]}
        for facts in shelf["games"]:
            for sort in ("rules", "words"):
                versions[f"/api/games/{facts['game']}/{sort}/fr"] = facts["version"]
        for path, version in versions.items():
            plain = browser.get(path)
            assert plain.headers["cache-control"] == "public, no-cache"
            again = browser.get(path, headers={"If-None-Match": f'"other", W/{plain.headers["etag"]}'})
            assert (again.status_code, again.content) == (304, b"")
            assert browser.get(path, headers={"If-None-Match": '"other"'}).content == plain.content
            assert "immutable" in browser.get(path, params={"v": version}).headers["cache-control"]
            assert "immutable" not in browser.get(path, params={"v": "old"}).headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/games/chess", "no-such-game"),
        ("/api/games/chess/rules/en", "no-such-game"),
        ("/api/games/..%2F..%2Fetc/words/en", "no-such-page"),
        ("/api/games/alchemist/rules/de", "no-such-language"),
        ("/api/words/en.ftl", "no-such-language"),
        ("/api/words/%00", "no-such-language"),
    ],
)
def test_what_there_is_not(house: Place, path: str, reason: str) -> None:
    with house.visit() as browser:
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (404, reason)
