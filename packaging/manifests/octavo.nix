# Nix: the tar.gz of a release, with its libraries found in the store:
# nix-build --expr '(import <nixpkgs> { }).callPackage ./octavo.nix { }'
{ lib, stdenv, fetchurl, autoPatchelfHook, makeWrapper, fontconfig, freetype, glib, gtk3, libGL, pango, xorg, zlib }:

let
  sources = {
    x86_64-linux = {
      url = "@URL@/octavo-@VERSION@-linux-x64.tar.gz";
      sha256 = "@TAR_SHA256@";
    };
    aarch64-linux = {
      url = "@URL@/octavo-@VERSION@-linux-aarch64.tar.gz";
      sha256 = "@TAR_ARM_SHA256@";
    };
  };
  libraries = [ fontconfig freetype glib gtk3 libGL pango xorg.libX11 xorg.libXtst xorg.libXxf86vm zlib ];
in
stdenv.mkDerivation {
  pname = "octavo";
  version = "@VERSION@";
  src = fetchurl (sources.${stdenv.hostPlatform.system} or (throw "octavo: no build for ${stdenv.hostPlatform.system}"));

  nativeBuildInputs = [ autoPatchelfHook makeWrapper ];
  buildInputs = libraries;
  dontStrip = true;

  installPhase = ''
    runHook preInstall
    mkdir -p $out/opt/octavo $out/bin
    cp -a bin lib $out/opt/octavo
    cp -a share $out
    makeWrapper $out/opt/octavo/bin/octavo $out/bin/octavo --prefix LD_LIBRARY_PATH : ${lib.makeLibraryPath libraries}
    runHook postInstall
  '';

  meta = {
    description = "Keeps your publications in a plain .bib file";
    homepage = "@HOMEPAGE@";
    license = lib.licenses.mit;
    platforms = builtins.attrNames sources;
    mainProgram = "octavo";
    sourceProvenance = [ lib.sourceTypes.binaryBytecode lib.sourceTypes.binaryNativeCode ];
  };
}
