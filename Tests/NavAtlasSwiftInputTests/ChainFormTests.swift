import TestSupport
import Testing

/// While a screen above a link can be seen, the link's flag is true: what changes it takes the screen away.
@Suite struct ChainFormTests {
  private static func statements(_ app: ChainApp) throws -> Set<String> {
    try Folder("App.swift", app.source).load().statements
  }

  @Test(arguments: [
    "flag = false", "flag.toggle()", "flag = !flag", "self.flag = !self.flag", "$flag.wrappedValue.toggle()",
    "_flag.wrappedValue = false", "withAnimation { flag.toggle() }", "flag = flag ? false : true",
    "DispatchQueue.main.async { flag.toggle() }", "if flag { flag.toggle() }",
    "home()\n} }\nfunc home() { do { flag = !flag",
    "flag = flag == false",
  ]) func `changing a flag far above its link goes back to the link's screen`(doing: String) throws {
    #expect(try Self.statements(ChainApp(doing: doing)) == ChainApp.statements)
  }

  @Test(arguments: [
    (
      "@StateObject private var hike = Hike()", "$hike.isAway", "@ObservedObject var hike: Hike",
      "hike: hike", "hike: hike", "hike.isAway.toggle()",
      "final class Hike: ObservableObject { @Published var isAway = false }"
    ),
    (
      "@StateObject private var hike = Hike()", "$hike.isAway", "@ObservedObject var hike: Hike",
      "hike: hike", "hike: hike", "hike.home()",
      "final class Hike: ObservableObject { @Published var isAway = false\nfunc home() { isAway = !isAway } }"
    ),
    (
      "@State private var hike = Hike()", "$hike.isAway", "@Bindable var hike: Hike", "hike: hike",
      "hike: hike", "hike.isAway.toggle()", "@Observable final class Hike { var isAway = false }"
    ),
    (
      "@State private var isAway = false", "Binding(get: { isAway }, set: { isAway = $0 })",
      "let home: () -> Void", "home: { isAway.toggle() }", "home: home", "home()", ""
    ),
    (
      "@State private var isAway = false", "Binding(get: shown, set: show)", "let home: () -> Void",
      "home: home", "home: home", "home()",
      "extension First {\nfunc shown() -> Bool { isAway }\nfunc show(_ value: Bool) { isAway = value }\nfunc home() { isAway.toggle() } }"
    ),
  ]) func `the flag may be kept anywhere`(
    keeping: String, binding: String, having: String, given: String, handed: String, doing: String,
    besides: String
  ) throws {
    let app = ChainApp(
      keeping: keeping, binding: binding, having: having, given: given, handed: handed, doing: doing,
      besides: besides)
    #expect(try Self.statements(app) == ChainApp.statements)
  }

  @Test func `a control for the flag goes back as well`() throws {
    let app = ChainApp(doing: "} ; Toggle(\"Away\", isOn: $flag).onTapGesture {")
    #expect(try Self.statements(app) == ChainApp.statements)
  }
}
