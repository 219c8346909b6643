import NavAtlasModel
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

@Suite struct SamplesBesideAnAppTests {
  private func file(_ path: String, app: Bool = false) -> FileFacts {
    var facts = FileFacts(path: path, module: "App")
    let inherits = [TypeReference(name: app ? "App" : "View")]
    facts.types = [
      TypeDeclaration(
        kind: .structure, name: "Main", inherits: inherits, generics: [], cases: [], properties: [],
        functions: [],
        aliases: [], attributes: [], offset: 0)
    ]
    return facts
  }

  @Test func `samples are left out beside the app that they belong to`() {
    let files = [
      file("App/Main.swift", app: true), file("Login/View.swift"),
      file("Login/Example/Main.swift", app: true),
      file("./Design/Demo/Sources/Rows.swift"),
    ]
    #expect(files.withoutSampleApps.map(\.path) == ["App/Main.swift", "Login/View.swift"])
  }

  @Test func `samples by themselves are read, and so is a file of that name`() {
    let library = [file("Sources/View.swift"), file("Example/Main.swift", app: true)]
    #expect(library.withoutSampleApps.count == 2)
    #expect([file("Main.swift", app: true), file("Views/Example.swift")].withoutSampleApps.count == 2)
  }

  @Test func `how many files of samples were left out is said`() {
    #expect([Diagnostic](samplesLeftOut: 0).isEmpty)
    #expect([Diagnostic](samplesLeftOut: 3).first?.message.hasPrefix("3 files of samples") == true)
  }
}
