# Homebrew: a formula of a tap, built from the source on the machine itself, as casks must be notarised by Apple.
class Octavo < Formula
  desc "Keeps your publications in a plain .bib file"
  homepage "@HOMEPAGE@"
  url "@URL@/octavo-@VERSION@-source.tar.gz"
  sha256 "@SOURCE_SHA256@"
  license "MIT"

  depends_on "maven" => :build
  depends_on "openjdk"

  def install
    ENV["JAVA_HOME"] = Formula["openjdk"].opt_prefix
    system "mvn", "--batch-mode", "--quiet", "-Dmaven.test.skip=true", "package"
    libexec.install Dir["target/octavo/*"]
    (bin/"octavo").write_env_script libexec/"bin/octavo", JAVA_HOME: Formula["openjdk"].opt_prefix
    system bin/"octavo", "help", "--man-pages", man1
    generate_completions_from_executable(bin/"octavo", "completion", shells: [:bash, :zsh, :fish])
  end

  test do
    (testpath/"papers.bib").write "@misc{roe2018, title = {A report}, author = {Roe, Jane}, year = 2018}\n"
    assert_equal "roe2018\n", shell_output("#{bin}/octavo list --format keys papers.bib")
  end
end
