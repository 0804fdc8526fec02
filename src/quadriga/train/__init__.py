"""Learning evaluations from self-play."""

import os

# The matrices are small: threads would only wait for each other, for minutes where other programs run too.
for _library in ("OPENBLAS", "MKL", "OMP"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
