# Homebrew: the disk image that packaging/build.sh makes on macOS.
cask "octavo" do
  version "@VERSION@"
  sha256 "@DMG_SHA256@"

  url "@URL@/Octavo-#{version}.dmg"
  name "Octavo"
  desc "Keeps your publications in a plain .bib file"
  homepage "@HOMEPAGE@"

  depends_on arch: :arm64

  app "Octavo.app"

  zap trash: [
    "~/.cache/octavo",
    "~/.config/octavo",
    "~/.local/state/octavo",
  ]
end
