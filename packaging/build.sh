#!/bin/sh
# Builds target/package/octavo (the program with its own Java) and of it a package: packaging/build.sh [deb|msi|dmg].
# An msi is made on Windows (in Git's shell, with WiX), a dmg on macOS.
set -eu
type=${1-deb}
cd "$(dirname "$0")/.."
[ -x target/octavo/bin/octavo ] || mvn -B -q -DskipTests package

built=target/octavo
out=$PWD/target/package
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
    --strip-debug --no-header-files --no-man-pages --compress zip-6 --output "$out/runtime"
find $built/lib/javafx \( -name '*.so' -o -name '*.dylib' \) -exec cp -p {} "$out/runtime/lib" \;

icon=$out/octavo.$(case $type in msi) echo ico ;; dmg) echo icns ;; *) echo png ;; esac)
java packaging/Icon.java src/main/resources/octavo/gui/theme/icons "$icon"
set --
[ "$type" != msi ] || set -- --add-launcher octavo-cli=packaging/windows-cli.properties
jpackage --type app-image --name octavo --app-version "$version" --vendor Octavo \
    --runtime-image "$out/runtime" --input "$out/app" --main-jar octavo.jar --main-class octavo.app.Main \
    --java-options --enable-native-access=javafx.graphics,ALL-UNNAMED \
    --java-options --add-exports=javafx.base/com.sun.javafx.event=ALL-UNNAMED \
    --icon "$icon" --dest "$out" "$@"
if [ "$type" != deb ]; then
    [ "$type" != dmg ] || image=$image.app
    set -- --type "$type" --app-image "$image" --name Octavo --app-version "$version" --vendor Octavo \
        --license-file LICENSE --file-associations packaging/bib.properties --dest "$out"
    [ "$type" != msi ] || set -- "$@" --win-menu --win-shortcut-prompt --win-dir-chooser --win-per-user-install
    jpackage "$@"
    exit
fi

java packaging/launcher/Launcher.java packaging/launcher "$image" 25 "$PWD/samples/papers.bib"
rm "$image/bin/octavo.cmd" "$image/lib/libapplauncher.so" # ours is the shell's

# The package needs no scripts: dpkg's triggers tell the desktop about its entry, type and icons.
tree=$out/tree
share=$tree/usr/share
mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$share/applications" "$share/doc/octavo"
cp -a "$image" "$tree/opt"
ln -s /opt/octavo/bin/octavo "$tree/usr/bin/octavo"
cp packaging/linux/octavo.desktop "$share/applications"
cp packaging/linux/copyright "$share/doc/octavo"
ln -s /opt/octavo/lib/app/octavo.cdx.json "$share/doc/octavo"
"$image/bin/octavo" help --man-pages "$share/man/man1"
gzip -9n "$share"/man/man1/*.1
completions() { mkdir -p "$share/$2" && "$image/bin/octavo" completion "$1" >"$share/$2/$3"; }
completions bash bash-completion/completions octavo
completions zsh zsh/vendor-completions _octavo
completions fish fish/vendor_completions.d octavo.fish
for size in 16 24 32 48 64 128 256; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp src/main/resources/octavo/gui/theme/icons/octavo-$size.png \
        "$share/icons/hicolor/${size}x$size/apps/octavo.png"
done
mkdir -p "$share/icons/hicolor/scalable/apps"
cp packaging/octavo.svg "$share/icons/hicolor/scalable/apps"
architecture=$(dpkg --print-architecture)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk "$tree" | cut -f1)/" packaging/linux/control >"$tree/DEBIAN/control"
chmod -R u=rwX,go=rX "$tree"
dpkg-deb --root-owner-group -Zzstd -z6 --build "$tree" "$out/octavo_${version}_$architecture.deb" >"$out/dpkg.log"
rm -rf "$tree" "$out/app" "$out/runtime"
