#!/bin/sh
# Builds target/package/octavo (the program with its own Java) and of it what people install:
# packaging/build.sh [linux|app|msi|dmg]. For Linux, that is a tar.gz, and a deb and an rpm where their tools are, with
# checksums; app stops before these. An msi and a portable zip are made on Windows (in Git's shell, with WiX), a dmg on macOS.
set -eu
type=${1-linux}
case $type in app) system=linux ;; *) system=$type ;; esac
cd "$(dirname "$0")/.."
[ -x target/octavo/bin/octavo ] || mvn -B -q -DskipTests package

built=target/octavo
out=$PWD/target/package
maintainer=${OCTAVO_MAINTAINER-The Octavo authors <octavo@localhost>}
image=$out/octavo
java_home=$(OCTAVO_JAVA_OPTIONS=-XshowSettings:properties $built/bin/octavo --version 2>&1 |
    sed -n 's/^ *java\.home = //p')
PATH=$java_home/bin:$PATH
version=$($built/bin/octavo --version | sed 's/Octavo //')
rm -rf "$out"
mkdir -p "$out/app"

# The Java it needs and JavaFX, as modules; the program and its other libraries stay on the class path.
cp -p $built/lib/*.jar $built/lib/octavo.cdx.json "$out/app"
needed=$(jdeps --ignore-missing-deps --print-module-deps --multi-release 25 \
    --module-path $built/lib/javafx $built/lib/*.jar)
jlink --module-path $built/lib/javafx \
    --add-modules "$needed,jdk.localedata,jdk.charsets,jdk.zipfs" --include-locales en,de,fr \
    --strip-debug --no-header-files --no-man-pages --compress zip-0 --output "$out/runtime"
find $built/lib/javafx \( -name '*.so' -o -name '*.dylib' \) -exec cp -p {} "$out/runtime/lib" \;
# Only a debugger reads what is left out. Java resolves its own symbols by another table.
[ "$system" != linux ] || ! command -v strip >/dev/null ||
    find "$out/runtime" \( -name '*.so' -o -path '*/bin/*' -o -name jspawnhelper -o -name jexec \) -type f \
        -exec strip --strip-unneeded {} +

# macOS takes no bundle whose first number is 0: there, these versions are 1.0.0 to the Finder, and themselves in *About*.
bundle=$version
[ "$type" != dmg ] || case $version in 0.*) bundle=1.0.0 ;; esac
icon=$out/octavo.$(case $type in msi) echo ico ;; dmg) echo icns ;; *) echo png ;; esac)
java packaging/Icon.java src/main/resources/octavo/gui/theme/icons "$icon"
set --
[ "$type" != msi ] || set -- --add-launcher octavo-cli=packaging/windows-cli.properties
jpackage --type app-image --name octavo --app-version "$bundle" --vendor Octavo \
    --runtime-image "$out/runtime" --input "$out/app" --main-jar octavo.jar --main-class octavo.launch.Main \
    --java-options --enable-native-access=javafx.graphics,ALL-UNNAMED \
    --java-options --add-exports=javafx.base/com.sun.javafx.event=ALL-UNNAMED \
    --java-options "-XX:GCTimeRatio=1 -XX:MaxNewSize=128m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=25 -XX:+ExplicitGCInvokesConcurrent -XX:+UseCompactObjectHeaders" \
    --icon "$icon" --dest "$out" "$@"
if [ "$system" != linux ]; then
    [ "$type" != dmg ] || image=$image.app
    set -- --type "$type" --app-image "$image" --name Octavo --app-version "$bundle" --vendor Octavo \
        --license-file LICENSE --file-associations packaging/bib.properties --dest "$out"
    [ "$type" != msi ] || set -- "$@" --win-menu --win-shortcut-prompt --win-dir-chooser --win-per-user-install
    jpackage "$@"
    [ "$bundle" = "$version" ] || mv "$out/Octavo-$bundle.dmg" "$out/Octavo-$version.dmg"
    [ "$type" != msi ] || jar -cMf "$out/octavo-$version-windows-x64.zip" -C "$out" octavo
    exit
fi

rm "$image/lib/libapplauncher.so" "$image/lib/app/.jpackage.xml" # ours is the shell's

# The same build gives the same files but for the AOT caches, which know the times of the jars that they were made with.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH-$(date -d "$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)<.*|\1|p' pom.xml)" +%s)}
export SOURCE_DATE_EPOCH
find "$image" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
java packaging/launcher/Launcher.java packaging/launcher "$image" 25 "$PWD/samples/papers.bib" "$version"
rm "$image/bin/octavo.cmd"

# What desktops, shells and man look for.
share=$out/share
"$image/bin/octavo" help --man-pages "$share/man/man1"
gzip -9n "$share"/man/man1/*.1
completions() { mkdir -p "$share/$2" && "$image/bin/octavo" completion "$1" >"$share/$2/$3"; }
completions bash bash-completion/completions octavo
completions zsh zsh/site-functions _octavo
completions fish fish/vendor_completions.d octavo.fish
for size in 16 24 32 48 64 128 256; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp src/main/resources/octavo/gui/theme/icons/octavo-$size.png \
        "$share/icons/hicolor/${size}x$size/apps/octavo.png"
done
mkdir -p "$share/icons/hicolor/scalable/apps" "$share/applications" "$share/metainfo" \
    "$share/doc/octavo"
cp packaging/octavo.svg "$share/icons/hicolor/scalable/apps"
cp packaging/linux/octavo.desktop "$share/applications"
cp packaging/linux/*.metainfo.xml "$share/metainfo"
cp packaging/linux/copyright "$share/doc/octavo"
gzip -9n <CHANGELOG.md >"$share/doc/octavo/CHANGELOG.md.gz"
chmod -R u=rwX,go=rX "$image" "$share"
[ "$type" != app ] || exit 0

# A folder that works wherever it is unpacked.
case $(uname -m) in x86_64) machine=x64 ;; *) machine=$(uname -m) ;; esac
folder=$out/octavo-$version
mkdir "$folder"
cp -al "$image"/. "$share" "$folder"
sed -i 's|^Exec=/usr/bin/|Exec=|' "$folder/share/applications/octavo.desktop"
tar -C "$out" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=root:0 --group=root:0 \
    -cf - "octavo-$version" | gzip -n >"$folder-linux-$machine.tar.gz"
rm -r "$folder"

# The packages need no scripts: triggers tell the desktop about its entry, type and icons.
tree=$out/tree
mkdir -p "$tree/opt" "$tree/usr/bin"
cp -al "$image" "$tree/opt"
mv "$share" "$tree/usr"
share=$tree/usr/share
ln -s /opt/octavo/bin/octavo "$tree/usr/bin/octavo"
ln -s /opt/octavo/lib/app/octavo.cdx.json "$share/doc/octavo"
chmod -R u=rwX,go=rX "$tree"
if command -v rpmbuild >/dev/null; then
    rpmbuild --quiet -bb --define "_topdir $out/rpm" --define "_rpmdir $out" --define "release_version $version" \
        --define "maintainer $maintainer" --define "date $(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" '+%a %b %d %Y')" \
        --define "tree $tree" packaging/linux/octavo.spec >"$out/rpm.log" 2>&1 || { cat "$out/rpm.log" >&2; exit 1; }
    rm -r "$out/rpm"
else
    echo "build.sh: no rpm, as there is no rpmbuild" >&2
fi
if command -v dpkg-deb >/dev/null; then
    mkdir "$tree/DEBIAN" "$share/zsh/vendor-completions"
    mv "$share/zsh/site-functions/_octavo" "$share/zsh/vendor-completions"
    rmdir "$share/zsh/site-functions"
    printf 'octavo (%s) stable; urgency=medium\n\n  * What is new is in CHANGELOG.md.gz.\n\n -- %s  %s\n' "$version" \
        "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$share/doc/octavo/changelog.gz"
    architecture=$(dpkg --print-architecture)
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$maintainer/" \
        -e "s/@SIZE@/$(du -sk "$tree" | cut -f1)/" packaging/linux/control >"$tree/DEBIAN/control"
    chmod -R u=rwX,go=rX "$tree"
    dpkg-deb --root-owner-group -Zzstd -z6 --build "$tree" "$out/octavo_${version}_$architecture.deb" >"$out/dpkg.log"
else
    echo "build.sh: no deb, as there is no dpkg-deb" >&2
fi
cp "$image/lib/app/octavo.cdx.json" "$out/octavo-$version.cdx.json"
(cd "$out" && sha256sum octavo[-_]*.* >SHA256SUMS)
rm -rf "$tree" "$out/app" "$out/runtime"
