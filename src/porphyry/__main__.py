"""`python -m porphyry`: the same as the command `porphyry`."""

import sys

from porphyry.cli import main

if __name__ == "__main__":
    sys.exit(main())
