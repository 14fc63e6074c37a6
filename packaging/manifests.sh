#!/bin/sh
# Fills in what package managers read about a release: packaging/manifests.sh FILES URL HOMEPAGE OUT. FILES is a folder
# with the tar.gz, msi and dmg of one version, URL is where these can be had, OUT a folder to write to.
set -eu
files=$1 url=$2 homepage=$3 out=$4
templates=$(dirname "$0")/manifests
tar=$(echo "$files"/octavo-*-linux-x64.tar.gz)
version=${tar##*/octavo-}
version=${version%-linux-x64.tar.gz}
digest() { # of a file, which must be there
    [ -f "$1" ] || { echo "manifests.sh: there is no $1" >&2; exit 1; }
    sha256sum "$1" | cut -d' ' -f1
}
tar_sha=$(digest "$tar")
msi_sha=$(digest "$files/Octavo-$version.msi")
dmg_sha=$(digest "$files/Octavo-$version.dmg")

mkdir -p "$out"
for template in "$templates"/*.yml "$templates"/*.yaml "$templates"/*.rb; do
    sed -e "s|@VERSION@|$version|g" -e "s|@URL@|$url|g" -e "s|@HOMEPAGE@|$homepage|g" -e "s|@TAR_SHA256@|$tar_sha|" \
        -e "s|@MSI_SHA256@|$msi_sha|" -e "s|@DMG_SHA256@|$dmg_sha|" "$template" >"$out/${template##*/}"
done
