import NavAtlasModel
import Testing

@testable import NavAtlasAssembling
@testable import NavAtlasInterpreting
@testable import NavAtlasProgram
@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// What the same code opens again is followed once.
@Suite struct ReopeningTests {
  /// Screens that all show one bar. It opens a sheet that is written in place and calls the bar again.
  private static func source(screens: Int) -> String {
    let names = (0..<screens).map { "Screen\($0)" }
    let links = names.map { "NavigationLink(\"a\", destination: \($0)())" }
    let views = names.map { "struct \($0): View { var body: some View { Bar(title: \"\($0)\") } }" }
    return """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { NavigationView { Menu() } } } }
      struct Menu: View { var body: some View { List { \(links.joined(separator: "; ")) } } }
      \(views.joined(separator: "\n"))
      struct Bar: View {
        let title: String
        @State var isShown = false
        var body: some View {
          Button("a") { isShown.toggle() }.sheet(isPresented: $isShown) { Sources(bar: self) }
        }
        func load(_ name: String) { print(name) }
      }
      struct Sources: View {
        let bar: Bar
        var body: some View {
          NavigationView { VStack { Button("b") { bar.load("a") } }.navigationTitle("b") }
        }
      }
      """
  }

  @Test(arguments: [8, 32])
  func `screens are followed in proportion to their number`(screens: Int) throws {
    let source = Self.source(screens: screens)
    let file = SwiftSourceFile(path: "App.swift", module: "App")
    let followed = LargeStack.value {
      let facts = SourceFileReader().read([file]) { _ throws(Diagnostic) in Array(source.utf8) }.facts
      let assembler = Assembler(Evaluator(DeclarationIndex(facts)))
      assembler.run()
      return assembler.frames.count
    }
    #expect(followed <= 6 * screens)
  }
}
