"""``python -m philtre`` is the command ``philtre``."""

import sys

from philtre.cli import main

sys.exit(main())
