"""python -m thirdplace"""

import sys

from thirdplace.cli import main

if __name__ == "__main__":
    sys.exit(main())
