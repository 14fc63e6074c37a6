#!/bin/sh
# Fills in what package managers read about a release: packaging/manifests.sh FILES URL HOMEPAGE OUT. FILES is a folder
# with the files of one version for all systems, URL is where these can be had, OUT a folder to write to.
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
arm_sha=$(digest "$files/octavo-$version-linux-aarch64.tar.gz")
msi_sha=$(digest "$files/Octavo-$version.msi")
zip_sha=$(digest "$files/octavo-$version-windows-x64.zip")
source_sha=$(digest "$files/octavo-$version-source.tar.gz")
maintainer=${OCTAVO_MAINTAINER-The Octavo authors <octavo@localhost>}

mkdir -p "$out"
for template in "$templates"/*; do
    [ "${template##*/}" != README.md ] || continue
    sed -e "s|@VERSION@|$version|g" -e "s|@URL@|$url|g" -e "s|@HOMEPAGE@|$homepage|g" -e "s|@MAINTAINER@|$maintainer|" \
        -e "s|@TAR_SHA256@|$tar_sha|" -e "s|@TAR_ARM_SHA256@|$arm_sha|" -e "s|@MSI_SHA256@|$msi_sha|" \
        -e "s|@ZIP_SHA256@|$zip_sha|" -e "s|@SOURCE_SHA256@|$source_sha|" "$template" >"$out/${template##*/}"
done
