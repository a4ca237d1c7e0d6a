"""Figures about the service, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector


class Metrics:
    """The figures of one service; routes are counted by their templates, so nobody can make up new ones."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "philtre_requests", "Requests and WebSockets.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "philtre_request_seconds", "How long requests took.", ["method", "route"], registry=self.registry
        )
        self.hashes = Counter(
            "philtre_password_hashes", "Argon2 hashes computed, to keep or to check.", registry=self.registry
        )
