import TestSupport
import Testing

/// A modifier of the app's own keeps what it is on, however often it is used.
@Suite struct ModifierUseTests {
  @Test(arguments: [
    "modifier(Lettering(size: size))", "modifier(Lettering(size: size)).padding()",
    "self.modifier(Lettering(size: size))",
  ]) func `a font that every text has hides nothing`(code: String) throws {
    let pages = (0..<40).map { page in
      let texts = (0..<12).map { "Text(\"\(page).\($0)\").lettering(.small)" }.joined(separator: "\n")
      return """
        struct Page\(page): View {
          @State private var turns = false
          var body: some View {
            VStack {
              \(texts)
              Button("Turn") { turns = true }.lettering(.large)
            }
            .sheet(isPresented: $turns) { Page\(page + 1)() }
          }
        }
        """
    }
    let source = """
      import SwiftUI
      @main struct BookApp: App { var body: some Scene { WindowGroup { Page0() } } }
      enum Size { case small, large }
      struct Lettering: ViewModifier {
        let size: Size
        func body(content: Content) -> some View { content.font(size == .small ? .body : .title) }
      }
      extension View { func lettering(_ size: Size) -> some View { \(code) } }
      \(pages.joined(separator: "\n"))
      struct Page40: View { var body: some View { Text("End") } }
      """
    let expected = Set((0..<40).map { "Page\($0) -sheet-> Page\($0 + 1)" })
    #expect(try Folder("App.swift", source).load().statements == expected.union(["launch Page0"]))
  }
}
