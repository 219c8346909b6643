/// An app whose first screen's flag is handed on through the screens that lie on it.
struct ChainApp {
  /// How the flag is kept.
  var keeping = "@State private var isAway = false"
  /// The binding to it.
  var binding = "$isAway"
  /// How the screens above have it.
  var having = "@Binding var flag: Bool"
  /// What the screens above are given, by the first and by each other.
  var given = "flag: $isAway"
  var handed = "flag: $flag"
  /// What the last screen does.
  var doing = "flag.toggle()"
  /// How the first screen shows the second.
  var link = "NavigationLink(destination: Second"
  /// Declarations besides.
  var besides = ""

  var source: String {
    """
    import SwiftUI
    @main struct HikeApp: App { var body: some Scene { WindowGroup { NavigationView { First() } } } }
    struct First: View {
      \(keeping)
      var body: some View {
        \(link)(\(given)), isActive: \(binding)) { Text("Go") }
      }
    }
    struct Second: View {
      \(having)
      var body: some View { NavigationLink("On") { Third(\(handed)) } }
    }
    struct Third: View {
      \(having)
      var body: some View { VStack { NavigationLink("On") { Fourth(\(handed)) } } }
    }
    struct Fourth: View {
      \(having)
      var body: some View { Button("Home") { \(doing) } }
    }
    \(besides)
    """
  }

  static let statements: Set<String> = [
    "launch First", "First -viewPush-> Second", "Second -viewPush-> Third", "Third -viewPush-> Fourth",
    "Fourth -popToLogicalRoot-> First",
  ]
}
