"""All numbers of the server. Times are in seconds."""

from __future__ import annotations

import time
from dataclasses import dataclass

# What a new table needs: nothing, a solved puzzle, or the host's password.
NEW_TABLES = OPEN, PUZZLE, PASSWORD = "open", "puzzle", "password"
SHORTEST = 8  # characters of the password
CLOCKS = (0, 30, 60, 120)  # seconds per choice that a host may set; 0 is off


@dataclass(frozen=True)
class Settings:
    # the pace of a table
    bot_pause: float = (
        0.6  # where no page reports what it has shown, or an answer may be taken back
    )
    bot_least: float = 0.12  # between two answers of bots, so that pages need not report more often
    busy: float = 0.015  # when the event loop is so late, bots wait for people,
    yielding: float = 0.3  # but no longer than this
    think: float = 0.45  # for how long a bot may search,
    think_wait: float = 0.8  # and the least time until its answer, however short its search
    shown_wait: float = 20.0  # the longest a bot waits for a page that is still showing events
    screens: int = 4  # big screens of a table that are waited for
    screen_pause: float = 0.25  # between two messages about how far they are
    fast: float = 8.0  # how many times faster bots play for people who are eliminated
    forced_pause: tuple[float, float] = (
        1.2,
        3.0,
    )  # before an answer that public facts force: least, most
    introduction: float = 20.0  # the longest a match waits for readers of its introduction
    take_back: float = 3.0  # how long an answer can be taken back; 0: never
    backs: int = 3  # how often the answer to one choice can be taken back
    misses: int = 2  # answers missed in a row before a bot minds the seat
    grace: float = 120.0  # a bot answers for a person who has been away for so long
    patience: float = 900.0  # a bot answers for a silent person when there is no clock
    host_grace: float = 60.0  # another person becomes host when the host has been away for so long
    host_grace_over: float = 20.0  # the same after a match
    entrance: float = 120.0  # how long a stranger with the short code waits for the host
    strangers: int = 8  # that wait at a table
    refusals: int = 5  # of people of one network; more of them are refused at once
    retry: float = 5.0  # after an answer could not be stored or applied
    # tables in memory; a closed one is loaded when somebody opens its link
    close_over: float = 900.0  # nobody connected, match over
    close_open: float = 3600.0  # nobody connected, no match begun
    # retention
    keep: float = 365 * 86400.0  # unused tables with their matches and chats, and names
    # access
    hosts: tuple[str, ...] = ()  # names of this server; without any, all are accepted
    metrics_token: str = ""  # opens /metrics to other machines
    admin_token: str = ""  # opens /admin; without it there is no such page
    new_tables: str = OPEN  # see node/admission.py
    tables_password: str = ""
    games: tuple[str, ...] = ()  # offered for new tables; (): all
    packs: tuple[str, ...] = ()  # the same, beside the usual ones
    puzzle_bits: int = 13  # how hard a puzzle is: each bit doubles the work
    puzzle_time: float = 300.0  # how long a puzzle is valid
    puzzle_calm: float = 40.0  # more new tables lately make puzzles harder,
    puzzle_more: int = 4  # by so many bits at most
    node_address: str = "127.0.0.1:0"  # where other nodes reach this one; port 0 is any
    # limits; two numbers are a rate per second and a burst
    tables: int = 500
    sockets: int = 5000  # connections of any kind; fewer if the limit of open files is lower
    connections: int = 4000
    table_connections: int = 100  # beyond it only seated people get in
    address_connections: int = 64
    address_tables: tuple[float, float] = (0.2, 60.0)  # created or loaded
    address_requests: tuple[float, float] = (20.0, 200.0)
    address_files: tuple[float, float] = (100.0, 2000.0)  # files of the browser app
    address_handshakes: tuple[float, float] = (5.0, 150.0)
    address_replays: tuple[float, float] = (0.5, 30.0)  # that are not cached
    address_chats: tuple[float, float] = (1.0, 20.0)
    address_moves: tuple[float, float] = (1 / 30, 10.0)  # transfer codes made or tried
    address_codes: tuple[float, float] = (1 / 600, 12.0)  # wrong short codes of tables
    node_codes: tuple[float, float] = (1 / 30, 30.0)  # the same for all addresses together
    address_reports: tuple[float, float] = (1 / 60, 10.0)  # lines and names reported
    address_admin: tuple[float, float] = (0.2, 10.0)  # wrong tokens of the host
    address_passwords: tuple[float, float] = (1 / 30, 10.0)  # wrong passwords for new tables
    reports: int = 1000  # reports at a time
    reports_kept: float = 90 * 86400.0  # a report the host has not settled
    move_codes: int = 1000  # transfer codes at a time
    move_time: float = 300.0  # how long a transfer code is valid
    # one connection
    message_bytes: int = 4096
    messages: tuple[float, float] = (10.0, 40.0)  # a second, at once
    strikes: int = 100  # messages refused for their rate before the connection is closed
    chats: tuple[float, float] = (0.5, 6.0)
    hello: float = 20.0  # a connection without a hello is closed
    outbox: int = 256  # messages that may wait for a slow reader
    outbox_bytes: int = 1 << 18  # and bytes
    waiting_bytes: int = 1 << 18  # bytes in the system's send buffer
    stall: float = 5.0  # how long a reader may read nothing
    pulse: float = 20.0  # between two pings; the pong has as long
    request_time: float = 10.0  # how long the head and body of a request may take
    inbox: int = 256  # requests that may wait for a table
    chat_kept: int = 50  # lines of chat that a new guest gets


class Clock:
    """Seconds since 1970. Unlike the wall clock it never jumps."""

    def __init__(self) -> None:
        self._base = time.time() - time.monotonic()

    def now(self) -> float:
        return self._base + time.monotonic()
