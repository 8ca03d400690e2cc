"""`python -m posse.cli` is the command `posse`."""

import sys

from posse.cli import main

sys.exit(main())
