"""Compares two summaries: all that was counted has to agree.

What is open at the ends of parts, and how many events came late, depends on how a log was cut and read.
"""

import json
import sys


def counted(path):
    with open(path) as file:
        summary = json.load(file)
    return {key: value for key, value in summary.items() if key not in ("open", "lateEvents")}


first, second = (counted(path) for path in sys.argv[1:3])
different = sorted(key for key in first.keys() | second.keys() if first.get(key) != second.get(key))
if different:
    sys.exit(f"{sys.argv[2]} differs in {', '.join(different)}")
