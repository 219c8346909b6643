import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

@Suite struct KnownModulesTests {
  private func file(_ module: String, imports: [String] = []) -> FileFacts {
    var facts = FileFacts(path: "\(module).swift", module: module)
    facts.imports = imports
    return facts
  }

  @Test func `a known router's own source is left out beside an app that uses it`() {
    let files = [file("Example", imports: ["SwiftUI", "FlowStacks"]), file("FlowStacks"), file("Model")]
    #expect(files.withoutKnownRouters.map(\.module) == ["Example", "Model"])
  }

  @Test func `a known router by itself is read, and so is what only has its name`() {
    #expect([file("FlowStacks")].withoutKnownRouters.map(\.module) == ["FlowStacks"])
    let files = [file("Example", imports: ["SwiftUI"]), file("Stinsen")]
    #expect(files.withoutKnownRouters.count == 2)
  }
}
