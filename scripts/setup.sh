# Sourced by ./tavola and ./check: finds a Python and has it make what they need, once. `set_up run` is enough to play, `set_up dev` also to test.

find_python() {
  python=.tools/bin/python
  "$python" -c '' 2>/dev/null && return 0
  for python in ${TAVOLA_PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return 0
  done
  printf '%s\n' "tavola: Python 3.11 or newer with its venv module is needed, and none was found. Set TAVOLA_PYTHON to one." >&2
  exit 2
}

set_up() {
  find_python
  "$python" scripts/setup.py "$1" || exit $?
}
