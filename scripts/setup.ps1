# Dot-sourced by tavola.ps1 and check.ps1: finds a Python and has it make what they need, once. `Set-Up run` is enough to play, `Set-Up dev` also to test.

function Find-Python {
    $candidates = @($env:TAVOLA_PYTHON, '.tools\Scripts\python.exe', 'py', 'python', 'python3') | Where-Object { $_ }
    foreach ($candidate in $candidates) {
        if (-not (Get-Command $candidate -ErrorAction SilentlyContinue)) { continue }
        & $candidate -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>$null
        if ($LASTEXITCODE -eq 0) { return $candidate }
    }
    [Console]::Error.WriteLine('tavola: Python 3.11 or newer is needed, and none was found. Set TAVOLA_PYTHON to one.')
    exit 2
}

function Set-Up([string]$Kind) {
    $python = Find-Python
    & $python scripts\setup.py $Kind
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
}
