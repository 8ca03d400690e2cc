"""`posse serve` without pauses, for test players that answer everything themselves."""

import dataclasses
import sys

from posse.server.app import make_app
from posse.server.command import bound
from posse.server.services import Services
from posse.server.settings import Settings
from posse.server.store.factory import store_at
from posse.server.uvicorn_server import run
from tests.server.fixed_random import FixedRandom

HOUR = 3600.0
SETTINGS = Settings(bot_pause=0.0, forced_pause=(HOUR, HOUR), messages=(1e6, 1e6), take_back=0.0)

if __name__ == "__main__":
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    # Against bots an answer can be taken back until one of them acts.
    settings = dataclasses.replace(SETTINGS, take_back=seconds, bot_pause=seconds / 25)
    services = Services(store_at(sys.argv[1]), settings, random=FixedRandom())
    run(make_app(services), bound("127.0.0.1", 0), settings.message_bytes, show=False)
