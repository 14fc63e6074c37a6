#!/bin/sh
# Packs the extension for VS Code, with the tool of its market and the packages of its lock file: packaging/vscode.sh OUT
set -eu
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
work=target/vscode
mkdir -p "$work"
cp -r packaging/vscode/. "$work"
cd "$work"
if ! cmp -s package-lock.json node_modules/done; then
    npm ci --ignore-scripts --no-audit --no-fund >npm.log 2>&1 || { cat npm.log >&2; exit 1; }
    cp package-lock.json node_modules/done
fi
node_modules/.bin/vsce package --out "$out" >vsce.log 2>&1 || { cat vsce.log >&2; exit 1; }
