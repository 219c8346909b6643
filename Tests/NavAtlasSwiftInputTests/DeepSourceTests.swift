import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Source that nests or repeats more than any author would. The deadline only ends what would never end.
@Suite(.timeLimit(.minutes(5))) struct DeepSourceTests {
  /// A view's body that is hard to follow.
  struct Body: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    /// A beginning and an end around a middle, many times over.
    init(_ name: String, _ head: String, _ middle: String, _ tail: String, count: Int = 5_000) {
      self.name = name
      text = String(repeating: head, count: count) + middle + String(repeating: tail, count: count)
    }

    var testDescription: String { name }
  }

  static let bodies = [
    Body("parentheses", "(", "Text(\"a\")", ")"),
    Body("unclosed parentheses", "(", "Text(\"a\")", ""),
    Body("closures", "{ ", "Text(\"a\")", " }"),
    Body("view builders", "VStack { ", "NavigationLink(\"a\") { DetailView() }", " }"),
    Body("conditions", "if a { ", "Text(\"a\")", " }"),
    Body("else-ifs", "if a { Text(\"a\") } else ", "{ Text(\"a\") }", "", count: 1_000),
    Body("ternaries", "a ? Text(\"a\") : ", "Text(\"a\")", "", count: 1_000),
    Body("switches", "switch a { default: ", "Text(\"a\")", " }", count: 1_000),
    Body("calls", "AnyView(", "Text(\"a\")", ")"),
    Body("arrays", "[", "1", "]", count: 12),
    // swift-syntax 603 works twice as long with every bracket that begins with a bracket; 40 would take it days.
    Body("arrays in arrays without end", "[\n", "1", "]", count: 40),
    Body("arrays in arrays, unclosed", "[ ", "1", ""),
    Body("marks", "try ", "a", ""),
    Body("operators", "a + ", "a", ""),
    Body("subscripts", "a[", "0", "]"),
    Body("optional chaining", "", "a", "?.a"),
    Body("interpolations", "\"\\(", "a", ")\"", count: 1_000),
    Body("types", "Array<", "Int", ">", count: 1_000),
    Body("nested views", "struct N: View { var body: some View { ", "Text(\"a\")", " } }"),
    Body("nested functions", "func f() { ", "f()", " }"),
    Body("compilation conditions", "#if A\n", "Text(\"a\")\n", "#endif\n", count: 1_000),
    Body("modifiers", "", "Text(\"a\")", ".padding()", count: 3_000),
    Body(
      "modifiers with a link inside", "", "NavigationLink(\"a\") { DetailView() }", ".padding()", count: 3_000
    ),
    Body("sheets in sheets", "Text(\"a\").sheet(isPresented: $a) { ", "DetailView()", " }", count: 1_000),
    Body(
      "an array of 200,000 elements", "", "[" + String(repeating: "1, ", count: 200_000) + "]", "", count: 1),
    Body(
      "a string of two million characters", "", "Text(\"\(String(repeating: "x", count: 2_000_000))\")", "",
      count: 1),
  ]

  @Test(arguments: bodies) func `a body that nests or repeats without end is survived`(body: Body) throws {
    let source = """
      import SwiftUI
      struct DeepView: View {
        @State var a = false
        var body: some View { \(body.text) }
      }
      """
    let folder = try Folder(
      besideSampleApp: [("DeepView.swift", Array(source.utf8))],
      showing: "NavigationLink(\"Deep\") { DeepView() }")
    let loaded = try folder.load()
    #expect(loaded.statements.isSuperset(of: SampleApp.statements))
    #expect(!loaded.diagnostics.contains { $0.severity == .error }, "\(loaded.complaints)")
    #expect(loaded.diagnostics.count <= 2, "\(loaded.complaints)")
  }
}
