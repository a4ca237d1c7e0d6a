"""The command ``philtre``."""


def main() -> None:
    print("coming")
