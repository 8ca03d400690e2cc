"""Every number of the server in one place. Times are seconds."""

from __future__ import annotations

import time
from dataclasses import dataclass

CLOCKS = (0, 30, 60, 120)  # what a host may choose per choice; 0 is off


@dataclass(frozen=True)
class Settings:
    # the pace of the table
    bot_pause: float = 0.6  # where no page says what it has shown, or an answer may be taken back
    bot_least: float = 0.12  # between two answers of bots: no page has to speak more often
    busy: float = 0.015  # so late, there is too much to do at once: bots let people go first,
    yielding: float = 0.3  # but no longer than this
    think: float = 0.45  # seconds a bot that thinks ahead may take,
    think_wait: float = 0.8  # and its pace: at least so long, whatever it has to think about
    shown_wait: float = 20.0  # the longest a bot waits for a page that is still showing
    fast: float = 8.0  # how many times faster the rest is played for those who are out
    forced_pause: tuple[float, float] = (1.2, 3.0)  # what public facts force
    introduction: float = 20.0  # the longest a match waits for those who read what it is
    take_back: float = 3.0  # for so long an answer can be taken back; 0: never
    backs: int = 3  # how often the answers to one question, so that nobody stalls the table
    misses: int = 2  # answers missed in a row before a bot minds the seat
    grace: float = 120.0  # away for so long: a bot answers, clock or not
    patience: float = 900.0  # clock off and there, yet silent: a bot answers all the same
    host_grace: float = 60.0  # away for so long: somebody else becomes host
    host_grace_over: float = 20.0  # and after a match
    retry: float = 5.0  # after the store or the rules failed under a bot's answer
    # tables in memory; a closed one comes back when somebody opens its link
    close_over: float = 900.0  # nobody there, match over
    close_open: float = 3600.0  # nobody there, no match begun
    # what is kept
    keep: float = 365 * 86400.0  # tables nobody opens, matches and chats of theirs, names
    # who may ask
    hosts: tuple[str, ...] = ()  # names the house is reached by; without any, all
    metrics_token: str = ""  # lets somebody read /metrics from another machine
    node_address: str = "127.0.0.1:0"  # where other nodes reach this one; port 0 is any
    # how many
    tables: int = 500
    sockets: int = 5000  # connections of any kind; less if the system has fewer files for them
    connections: int = 4000
    table_connections: int = 100  # with more, only those who have a seat get in
    address_connections: int = 64
    address_tables: tuple[float, float] = (0.2, 60.0)  # a second, at once
    address_requests: tuple[float, float] = (20.0, 200.0)
    address_files: tuple[float, float] = (100.0, 2000.0)  # of the browser app
    address_handshakes: tuple[float, float] = (5.0, 150.0)
    address_replays: tuple[float, float] = (0.5, 30.0)  # that have to be made
    address_chats: tuple[float, float] = (1.0, 20.0)
    address_moves: tuple[float, float] = (1 / 30, 10.0)  # codes made or tried
    move_codes: int = 1000  # at a time
    move_time: float = 300.0  # how long a code to move a seat is good
    # one connection
    message_bytes: int = 4096
    messages: tuple[float, float] = (10.0, 40.0)  # a second, at once
    strikes: int = 100  # refused for their rate before the connection is closed
    chats: tuple[float, float] = (0.5, 6.0)
    hello: float = 20.0  # a connection that does not introduce itself is closed
    outbox: int = 256  # messages a slow reader may lag behind
    outbox_bytes: int = 1 << 18  # and bytes
    waiting_bytes: int = 1 << 18  # handed to the system and not taken
    stall: float = 5.0  # for so long a reader may take nothing at all
    pulse: float = 20.0  # between two questions whether it is still there; it has as long to answer
    request_time: float = 10.0  # for so long a request may take to come, head and body
    inbox: int = 256  # commands waiting for a table
    chat_kept: int = 50  # lines a late-comer gets


class Clock:
    """The wall clock, except that it never jumps: seconds since 1970."""

    def __init__(self) -> None:
        self._base = time.time() - time.monotonic()

    def now(self) -> float:
        return self._base + time.monotonic()
