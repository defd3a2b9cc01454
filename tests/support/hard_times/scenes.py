"""The fault scenes: what happens to the house, what `/healthz` has to name, and how long it lasts."""

from dataclasses import dataclass

from tests.support.hard_times import grounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """The fault lasts `seconds` in the benchmark, `briefly` in a test. `may_refuse` are the status codes that reading
    pages may get. Where the house `goes_on`, matches and batches are played all the same."""

    name: str
    build: grounds.Build
    names: str
    seconds: float
    briefly: float
    may_refuse: frozenset[int] = frozenset()
    goes_on: bool = False


SCENES = (
    Scene(name="full disk", build=grounds.on_a_small_disk, names="disk", seconds=60, briefly=4),
    *(
        Scene(name=name, build=build, names="redis", seconds=seconds, briefly=briefly, goes_on=True)
        for name, build, seconds, briefly in (
            ("Redis away", grounds.with_a_redis_that_goes_away, 120, 4),
            ("Redis hangs", grounds.with_a_redis_that_hangs, 60, 10),
            ("Redis at its limit", grounds.with_a_redis_at_its_limit, 60, 4),
            ("Redis loading", grounds.with_a_redis_that_loads, 60, 4),
        )
    ),
    Scene(name="database locked", build=grounds.on_a_database_that_is_locked, names="database", seconds=60, briefly=4),
    Scene(
        name="PostgreSQL restarted",
        build=grounds.on_a_postgresql_that_is_restarted,
        names="database",
        seconds=30,
        briefly=3,
        may_refuse=frozenset({503}),
    ),
    Scene(
        name="PostgreSQL read-only",
        build=grounds.on_a_postgresql_that_is_read_only,
        names="database",
        seconds=60,
        briefly=15,
        may_refuse=frozenset({503}),
    ),
    Scene(
        name="PostgreSQL without room",
        build=grounds.on_a_postgresql_without_room,
        names="database",
        seconds=60,
        briefly=30,
    ),
    Scene(name="clock set back", build=grounds.by_a_clock_that_is_set_back, names="clock", seconds=60, briefly=6),
    Scene(
        name="wrong certificate",
        build=grounds.with_an_endpoint_of_a_wrong_name,
        names="endpoints",
        seconds=120,
        briefly=6,
    ),
    Scene(name="workers crash", build=grounds.with_workers_that_keep_dying, names="processes", seconds=60, briefly=6),
)
