/// An app that begins anew by giving its first screen another identity.
struct SessionApp {
  /// What the first screen shows, around the link that leads on.
  var start = "VStack { link }.id(session.round)"
  /// Declarations besides.
  var besides = ""
  /// How screens have the session.
  var having = "@EnvironmentObject var session: Session"
  /// The session.
  var session =
    "final class Session: ObservableObject { @Published var round = UUID()\nfunc restart() { round = UUID() } }"

  var source: String {
    """
    import SwiftUI
    @main struct GameApp: App {
      @StateObject private var session = Session()
      var body: some Scene { WindowGroup { NavigationView { Start() }.environmentObject(session) } }
    }
    \(session)
    struct Start: View {
      \(having)
      var link: some View { NavigationLink("Play") { Board() } }
      var body: some View { \(start) }
    }
    struct Board: View { var body: some View { NavigationLink("Sit") { Table() } } }
    struct Table: View {
      \(having)
      var body: some View { Button("New") { session.restart() } }
    }
    \(besides)
    """
  }

  static let statements: Set<String> = [
    "launch Start", "Start -viewPush-> Board", "Board -viewPush-> Table", "Table -resetRoot-> Start",
  ]
}
