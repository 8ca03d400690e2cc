"""The server of the browser tests with a copy of the browser app, which a test may replace.

`python -m tests.browser.app_serving DB FOLDER`
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from unittest import mock

from posse.server.app import make_app
from tests.browser import serving

if __name__ == "__main__":
    with mock.patch.object(serving, "make_app", partial(make_app, static=Path(sys.argv[2]))):
        serving.main(sys.argv[1])
