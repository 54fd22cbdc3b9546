# Tests, on Windows: makes the environment if need be, then runs every check; `.\check.ps1 fast` is the inner loop.
$ErrorActionPreference = 'Stop'
$PSNativeCommandUseErrorActionPreference = $false
Push-Location $PSScriptRoot
try {
    . (Join-Path $PSScriptRoot 'scripts\setup.ps1')
    Set-Up dev
    & '.venv\Scripts\python.exe' scripts\check.py @args
    exit $LASTEXITCODE
}
finally { Pop-Location }
