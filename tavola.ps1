# Plays, on Windows: makes the environment if need be, then runs the `tavola` command. Without arguments it opens the table in a browser.
$ErrorActionPreference = 'Stop'
$PSNativeCommandUseErrorActionPreference = $false
Push-Location $PSScriptRoot
try {
    . (Join-Path $PSScriptRoot 'scripts\setup.ps1')
    Set-Up run
}
finally { Pop-Location }
$words = if ($args.Count -gt 0) { $args } else { @('serve') }
& (Join-Path $PSScriptRoot '.venv\Scripts\tavola.exe') @words
exit $LASTEXITCODE
