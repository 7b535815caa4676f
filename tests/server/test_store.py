"""What is kept, and how: migrations, group commits, numbers that are written only once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, select

from lanthorn.engine import LanthornError, find_game
from lanthorn.engine.save import save
from lanthorn.server import schema
from lanthorn.server.database import MIGRATIONS, connect, database_url, migrate, writing
from lanthorn.server.history import ANSWER, REDO, UNDO, Entry, History
from lanthorn.server.live import SNAPSHOT_EVERY, LiveTable
from lanthorn.server.problems import Problem
from lanthorn.server.seats import Seat, new_key
from lanthorn.server.store import CHAT_KEPT, Store, Stored, Table
from lanthorn.server.writer import Append, Wish


def a_table(name: str = "t1") -> Table:
    session = find_game("dungeon-heroes").match().start(1)
    return Table(id=name, game="dungeon-heroes", name="", listed=False, base=save(session))


def test_the_migrations_make_the_schema_that_the_code_expects(database: str) -> None:
    store = Store(database, "p")
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.METADATA) == []
    store.close()


def test_the_migrations_go_down_to_nothing_and_up_again(database: str) -> None:
    engine = connect(database_url(database))
    for _ in range(2):
        migrate(engine)
        assert set(inspect(engine).get_table_names()) == {*schema.METADATA.tables, "alembic_version"}
        unmigrate(engine)
        assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()


def unmigrate(engine: Engine) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS.as_posix())
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")


def test_several_processes_that_start_at_once_migrate_once(database: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda name: Store(database, name), "abcd"))
    for store in stores:
        store.close()


def test_of_many_entries_with_one_number_exactly_one_is_written(database: str) -> None:
    async def race() -> list[bool]:
        stores = [Store(database, "a"), Store(database, "b")]
        await stores[0].create(a_table(), [Seat(seat=0)])
        entries = [Append("t1", Entry(1, ANSWER, 0, f"key-{i}")) for i in range(20)]
        wins = await asyncio.gather(*(stores[i % 2].append(entry) for i, entry in enumerate(entries)))
        written = await stores[0].entries_after("t1", 0)
        assert len(written) == 1
        assert written[0].key == entries[wins.index(True)].entry.key
        for store in stores:
            await asyncio.to_thread(store.close)
        return wins

    assert asyncio.run(race()).count(True) == 1


def test_what_comes_together_is_committed_together(database: str) -> None:
    async def many() -> int:
        store, commits = Store(database, "a"), 0
        begin = store.writer._but_plain

        def counted(group: list[Wish]) -> list[Wish]:
            nonlocal commits
            commits += 1
            return begin(group)

        store.writer._but_plain = counted  # type: ignore[method-assign]
        entries = [Append(f"t{i}", Entry(1, ANSWER, 0, "key")) for i in range(100)]
        assert all(await asyncio.gather(*(store.append(entry) for entry in entries)))
        await asyncio.to_thread(store.close)
        return commits

    assert 0 < asyncio.run(many()) < 20


def test_a_job_that_fails_takes_nothing_else_with_it(database: str) -> None:
    async def mixed() -> None:
        store = Store(database, "a")
        await store.create(a_table(), [Seat(seat=0)])

        def refuse(seat: Seat) -> None:
            seat.who = "Eve"
            raise Problem("not-open")

        results = await asyncio.gather(
            store.append(Append("t1", Entry(1, ANSWER, 0, "key"))),
            store.change_seat("t1", 0, refuse),
            store.say("t1", 0, "Ann", "Hello"),
            return_exceptions=True,
        )
        assert results[0] is True
        assert isinstance(results[1], Problem)
        stored = await store.load("t1")
        assert stored is not None
        assert stored.seats[0].who == ""
        assert [line.text for line in await store.said("t1")] == ["Hello"]
        await asyncio.to_thread(store.close)

    asyncio.run(mixed())


def test_a_wish_that_the_database_refuses_spoils_no_other(database: str) -> None:
    async def mixed() -> None:
        store = Store(database, "a")
        keys = ["a", "no text: \ud800", "b"]
        appends = [Append(f"t{i}", Entry(1, ANSWER, 0, key)) for i, key in enumerate(keys)]
        results = await asyncio.gather(*(store.append(one) for one in appends), return_exceptions=True)
        assert [results[0], results[2]] == [True, True]
        assert isinstance(results[1], Exception)
        await asyncio.to_thread(store.close)

    asyncio.run(mixed())


def test_processes_that_write_to_the_same_tables_in_different_order_are_never_stuck(database: str) -> None:
    names = [f"t{i}" for i in range(12)]

    async def crossing() -> None:
        stores = [Store(database, "a"), Store(database, "b")]
        for name in names:
            await stores[0].create(a_table(name), [Seat(seat=0)])
        for _ in range(5):
            there = [stores[0].say(name, 0, "Ann", "to") for name in names]
            back = [stores[1].say(name, 0, "Bea", "fro") for name in reversed(names)]
            await asyncio.gather(*there, *back)
        for name in names:
            assert [line.number for line in await stores[0].said(name)] == list(range(1, 11))
        for store in stores:
            await asyncio.to_thread(store.close)

    asyncio.run(crossing())


def test_only_the_last_lines_of_chat_are_kept(database: str) -> None:
    async def chatter() -> None:
        store = Store(database, "a")
        await store.create(a_table(), [Seat(seat=0)])
        await asyncio.gather(*(store.say("t1", 0, "Ann", "Hello") for _ in range(CHAT_KEPT + 5)))
        with store.engine.connect() as connection:
            kept = connection.scalars(select(schema.chat.c.number).order_by(schema.chat.c.number)).all()
        assert kept == list(range(6, CHAT_KEPT + 6))
        await asyncio.to_thread(store.close)

    asyncio.run(chatter())


@pytest.mark.parametrize("address", ["mysql://x/y", "nothing", "sqlite://", "://"])
def test_an_address_of_no_database_that_we_know_is_refused(address: str) -> None:
    with pytest.raises(LanthornError):
        database_url(address)


def test_keys_have_at_least_128_bits_and_are_kept_as_hashes_only(database: str) -> None:
    assert len({new_key() for _ in range(100)}) == 100
    assert len(new_key()) >= 43


# History


def history(*entries: tuple[str, int]) -> History:
    """Answers with their seat, and returns with the number they go to."""
    made = History()
    for number, (kind, value) in enumerate(entries, 1):
        is_answer = kind == ANSWER
        made.add(Entry(number, kind, value if is_answer else 0, f"k{number}", 0 if is_answer else value))
    return made


def test_what_was_taken_back_no_longer_holds() -> None:
    assert history((ANSWER, 0), (ANSWER, 0), (UNDO, 1), (ANSWER, 1)).line() == [1, 4]


def test_bringing_back_holds_again_under_the_old_numbers() -> None:
    made = history((ANSWER, 0), (ANSWER, 0), (UNDO, 1), (UNDO, 0), (REDO, 3))
    assert made.line() == [1]
    assert made.redo() == (0, 2)
    assert made.line(2) == [1, 2]


def test_a_table_whose_old_answers_no_longer_fit_is_repaired(database: str) -> None:
    """A corrected rule refuses answer 3: the table goes back to where the rules still agree."""

    async def scene() -> None:
        store = Store(database, "a")
        session = find_game("dungeon-heroes").match().start(1)
        await store.create(a_table(), [Seat(seat=0), Seat(seat=1)])
        for number in (1, 2):
            key = session.decisions[0].options[0].key
            session.answer(0, key)
            await store.append(Append("t1", Entry(number, ANSWER, 0, key)))
        await store.append(Append("t1", Entry(3, ANSWER, 0, "arrange:nobody:z9")))
        stored = await store.load("t1")
        assert stored is not None
        live = LiveTable(stored)
        assert live.repair == Entry(4, UNDO, -1, to=2)
        assert live.session.log == session.log
        await asyncio.to_thread(store.close)

    asyncio.run(scene())


def test_a_table_opens_the_same_from_its_snapshot_as_from_its_beginning(database: str) -> None:
    async def scene() -> None:
        store = Store(database, "a")
        await store.create(a_table(), [Seat(seat=0), Seat(seat=1)])
        first = await store.load("t1")
        assert first is not None
        live = LiveTable(first)
        for _ in range(SNAPSHOT_EVERY + 5):
            decision = live.session.decisions[0]
            entry = live.answer(decision.seat, decision.options[0].key, live.number)
            assert await store.append(Append("t1", entry, live.snapshot()))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.number == SNAPSHOT_EVERY
        bare = Stored(stored.table, stored.seats, stored.entries, None)
        for opened in (LiveTable(stored), LiveTable(bare)):
            assert opened.session.log == live.session.log
            assert opened.session.state == live.session.state
            assert opened.session.events == live.session.events
        await asyncio.to_thread(store.close)

    asyncio.run(scene())
