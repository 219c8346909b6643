import TestSupport
import Testing

@Suite struct ExitStatusTests {
  @Test(arguments: [
    ["render", "a.nav"], ["graph", "a.nav"], ["analyze", "a.nav"], ["schema", "graph"],
    ["schema", "definition"], ["--help"], ["--version"], ["render", "--help"], ["help", "analyze"],
  ])
  func `a job that is done gives 0 and writes to standard output alone`(arguments: [String]) throws {
    let outcome = try Navatlas.run(arguments, in: Folder("a.nav", "A -push-> B"))
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ["render"], ["graph"], ["analyze"], ["schema"], ["nonsense"], ["render", "a.nav", "--nonsense"],
    ["render", "a.nav", "--format", "zip"], ["render", "a.nav", "-o", "a.zip"], ["render", "a.nav", "-o"],
    ["render", "a.nav", "--theme", "pink"], ["render", "a.nav", "--engine", "steam"],
    ["render", "a.nav", "--fold", "often"], ["render", "a.nav", "--profile", "wide"],
    ["render", "a.nav", "--resolution", "0"], ["render", "a.nav", "--timeout=-1"],
    ["render", "a.nav", "--max-depth=-1"], ["render", "a.nav", "--max-depth", "-1"],
    ["graph", "a.nav", "--min-count=-3"], ["graph", "a.nav", "--min-count", "some"],
    ["analyze", "a.nav", "--focus", "A:-2"], ["analyze", "a.nav", "--format", "svg"],
    ["graph", "a.nav", "--input-format", "zip"], ["schema", "picture"],
  ])
  func `wrong usage gives 64 and says what is wrong`(arguments: [String]) throws {
    let folder = try Folder("a.nav", "A -push-> B")
    let outcome = try Navatlas.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(folder.names == ["a.nav"])
  }

  @Test(arguments: [
    (["--focus", "Nowhere"], "there is no screen 'Nowhere'"),
    (["--focus", "Nowhere:2"], "there is no screen 'Nowhere'"),
    (["--focus", "Hom"], "did you mean 'Home'?"),
    (["--path-to", "Nowhere"], "there is no screen 'Nowhere'"),
    (["--path-to", "Island"], "no way leads to 'Island'"),
    (["--module", "Nowhere"], "the graph knows no modules"),
  ])
  func `a filter that names nothing gives 2 in every command`(filter: [String], message: String) throws {
    let folder = try Folder("a.nav", "Home -push-> List\nscreens: Island")
    for command in ["render", "graph", "analyze"] {
      let outcome = try Navatlas.run([command, "a.nav"] + filter, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test(arguments: [("bash", "complete"), ("zsh", "#compdef navatlas"), ("fish", "__navatlas")])
  func `shells get completions that know the commands and formats`(shell: String, sign: String) throws {
    let outcome = try Navatlas.run(["--generate-completion-script", shell], in: Folder())
    #expect(outcome.status == 0)
    for word in [sign, "render", "graph", "analyze", "mermaid", "min-count"] {
      #expect(outcome.text.contains(word))
    }
    #expect(!outcome.text.contains("render-worker"))
  }
}
