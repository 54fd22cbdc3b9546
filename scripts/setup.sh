# Sourced by ./tavola and ./check: makes what they need, once, and says so. `set_up run` is enough to play, `set_up dev` also to test.
# Everything made lies in .tools (uv, and node where the machine has none) and .venv. Stamps make a second start quick.

say() { printf 'tavola: %s\n' "$*" >&2; }

find_python() {
  for python in ${TAVOLA_PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return 0
  done
  say "Python 3.11 or newer with its venv module is needed, and none was found. Set TAVOLA_PYTHON to one."
  exit 2
}

wanted() { cat pyproject.toml hatch_build.py "$1" | cksum; }

stamped() { [ -x .venv/bin/tavola ] && [ -f ".venv/.stamp-$1" ] && [ "$(cat ".venv/.stamp-$1")" = "$(wanted "$2")" ]; }

ready() {
  case $1 in
    dev) stamped dev requirements.lock ;;
    run) stamped run requirements-run.lock || stamped dev requirements.lock ;;
  esac
}

web_ready() {
  stamp=src/tavola/server/web/dist/.stamp
  [ -f $stamp ] && [ -z "$(find web scripts/build_web.py -name node_modules -prune -o -type f -newer $stamp -print | head -n 1)" ]
}

# One set-up at a time: the second start waits for the first. A lock whose owner has gone is taken over.
take_lock() {
  mkdir -p .tools
  until mkdir .tools/lock 2>/dev/null; do
    owner=$(cat .tools/lock/pid 2>/dev/null || true)
    if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf .tools/lock; continue; fi
    sleep 1
  done
  echo $$ >.tools/lock/pid
  trap 'rm -rf .tools/lock' EXIT
  trap 'exit 130' INT TERM
}

get_uv() {
  [ -x .tools/bin/uv ] && return 0
  find_python
  say "first start: fetching the installer ($("$python" --version))"
  "$python" -m venv .tools
  .tools/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes --only-binary :all: -r requirements-tools.lock
}

build_client() {
  if .tools/bin/python -c 'import sys; sys.path.insert(0, "scripts"); import node; sys.exit(node.machine_node() is None and node.wheel_home() is None)'; then :; else
    say "no node on this machine: fetching one into .tools"
    .tools/bin/uv pip install -q --python .tools/bin/python --no-deps --require-hashes -r requirements-node.lock
  fi
  .tools/bin/python scripts/build_web.py
  touch src/tavola/server/web/dist/.stamp
}

install_python() {
  lock=requirements-run.lock; [ "$1" = dev ] && lock=requirements.lock
  say "installing Python packages from $lock"
  [ -x .venv/bin/python ] || .tools/bin/uv venv -q --allow-existing --no-python-downloads --python "$(.tools/bin/python -c 'import sys; print(sys._base_executable)')" .venv
  .tools/bin/uv pip install -q --python .venv/bin/python --require-hashes -r $lock
}

install_project() {
  .tools/bin/uv pip install -q --python .venv/bin/python --no-deps --build-constraints requirements-build.lock -e .
  lock=requirements-run.lock; [ "$1" = dev ] && lock=requirements.lock
  wanted $lock >".venv/.stamp-$1"
}

set_up() {
  if ready "$1" && web_ready; then return 0; fi
  started=$(date +%s)
  take_lock
  get_uv
  client=
  if ! web_ready; then build_client & client=$!; fi
  if ! ready "$1"; then install_python "$1"; fi
  if [ -n "$client" ]; then wait "$client" || { say "the browser client could not be built"; exit 1; }; fi
  if ! ready "$1"; then install_project "$1"; fi
  rm -rf .tools/lock
  trap - EXIT INT TERM
  say "set up in $(($(date +%s) - started)) s"
}
