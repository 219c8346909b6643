# A Homebrew formula for a tap, with OWNER put in; 'brew install --HEAD --formula .packaging/navatlas.rb' builds the newest commit.
class Navatlas < Formula
  desc "Shows a SwiftUI app's navigation as a graph of screens and the moves between them"
  homepage "https://github.com/OWNER/NavAtlas"
  license "MIT"
  head "https://github.com/OWNER/NavAtlas.git", branch: "main"

  depends_on "pkg-config" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "graphviz"
  depends_on "libpng"
  uses_from_macos "zlib"

  def install
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"app.nav").write "root: A\nA -push-> B\n"
    assert_match "A -push-> B", shell_output("#{bin}/navatlas graph app.nav --format nav")
  end
end
