import sys

collect_ignore = ["test_openspiel.py"] if sys.platform == "win32" else []  # OpenSpiel has no wheel there
