#!/bin/sh
# Completes a release: packaging/release.sh FILES URL HOMEPAGE. FILES is a folder with what packaging/build.sh has made on
# each system; the source, the extension for VS Code, what package managers read, notes and checksums are added to it. URL is
# where the files will be, HOMEPAGE the project's page. Without arguments, makes here what Linux can make, in target/release.
set -eu
cd "$(dirname "$0")/.."
version=$(packaging/version)
if [ $# = 0 ]; then
    packaging/build.sh linux
    files=target/release
    rm -rf "$files"
    mkdir -p "$files"
    cp -l target/package/octavo[-_]*.* "$files"
else
    files=$1
fi
for file in "$files"/[Oo]ctavo[-_]*; do
    case ${file##*/} in
        *[-_]"$version"[-._]*) ;;
        *) echo "release.sh: not of version $version: $file" >&2; exit 1 ;;
    esac
done

git archive --format=tar.gz --prefix="octavo-$version/" --output="$files/octavo-$version-source.tar.gz" HEAD
packaging/vscode.sh "$files"
packaging/version --notes >"$files/NOTES.md"
[ -s "$files/NOTES.md" ] || { echo "release.sh: CHANGELOG.md says nothing about $version" >&2; exit 1; }
if [ $# != 0 ]; then
    packaging/manifests.sh "$files" "$2" "$3" "$files/manifests"
    # What Maven fetches for each kind of processor, once.
    jq -s 'add | unique' "$files/octavo-$version"-maven-*.json >"$files/manifests/octavo-maven.json"
    rm "$files/octavo-$version"-maven-*.json
    tar -C "$files" --sort=name --owner=root:0 --group=root:0 -czf "$files/octavo-$version-manifests.tar.gz" manifests
    rm -r "$files/manifests"
fi
(cd "$files" && rm -f SHA256SUMS && sha256sum [Oo]ctavo[-_]*.* >SHA256SUMS)
echo "release.sh: $(wc -l <"$files/SHA256SUMS") files of version $version in $files"
