import TestSupport
import Testing

/// A new identity of a stack's root takes away all that lies on it.
@Suite struct IdentityFormTests {
  private static func statements(_ app: SessionApp) throws -> Set<String> {
    try Folder("App.swift", app.source).load().statements
  }

  @Test(arguments: [
    ("link.id(session.round)", ""),
    ("VStack { Text(\"a\"); link }.id(session.round).navigationTitle(\"b\")", ""),
    ("VStack { Text(\"a\"); link }.padding().id(session.round)", ""),
    ("Group { link }.id(session.round)", ""),
    ("ScrollView { VStack { link } }.id(session.round.uuidString)", ""),
    ("VStack { link }.id(\"round \\(session.round)\")", ""),
    ("VStack { VStack { link }.id(session.round) }", ""),
    (
      "Fresh(session: session)",
      "struct Fresh: View {\n@ObservedObject var session: Session\nvar body: some View { VStack { NavigationLink(\"Play\") { Board() } }.id(session.round) } }"
    ),
    (
      "link.fresh(session)",
      "extension View { func fresh(_ session: Session) -> some View { id(session.round) } }"
    ),
    (
      "link.fresh(session)",
      "extension View { func fresh(_ session: Session) -> some View { self.id(session.round) } }"
    ),
    (
      "link.modifier(Fresh(session: session))",
      "struct Fresh: ViewModifier {\nlet session: Session\nfunc body(content: Content) -> some View { content.id(session.round) } }"
    ),
  ]) func `the outermost view of a screen's own body has its identity`(start: String, besides: String) throws
  {
    #expect(try Self.statements(SessionApp(start: start, besides: besides)) == SessionApp.statements)
  }

  @Test(arguments: [
    (
      "@ObservedObject var session = Session.shared",
      "final class Session: ObservableObject { static let shared = Session()\n@Published var round = UUID()\nfunc restart() { self.round = .init() } }"
    ),
    (
      "@EnvironmentObject private var session: Session",
      "class Session: ObservableObject { @Published private(set) var round = 0\nfunc restart() { round += 1 } }"
    ),
    (
      "@Environment(Session.self) private var session",
      "@Observable final class Session { var round = false\nfunc restart() { round.toggle() } }"
    ),
    (
      "@EnvironmentObject private var session: Session",
      "class Session: ObservableObject { @Published var round = 0 }\nextension Session { func restart() { withAnimation { round = round + 1 } } }"
    ),
  ]) func `whatever makes the identity another one begins anew`(having: String, session: String) throws {
    #expect(try Self.statements(SessionApp(having: having, session: session)) == SessionApp.statements)
  }

  @Test(arguments: [
    "VStack { Text(\"a\").id(session.round); link }", "link.overlay(Text(\"a\").id(session.round))",
    "link.id(\"start\")",
  ]) func `the identity of a part of a screen is not the screen's`(start: String) throws {
    let kept = SessionApp.statements.subtracting(["Table -resetRoot-> Start"])
    #expect(try Self.statements(SessionApp(start: start)) == kept)
  }
}
