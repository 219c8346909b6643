import NavAtlasKit
import TestSupport
import Testing

/// What comes into an app from outside, and what does not.
@Suite struct EntryTests {
  private static func entries(_ text: String) throws -> Set<String> {
    let source = """
      import SwiftUI
      @main struct A: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Home() } }
      }
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var shown: Shown?
      }
      enum Shown: Identifiable { case first, second; var id: Self { self } }
      extension View {
        func shows(_ shown: Binding<Shown?>) -> some View {
          sheet(item: shown) { shown in
            switch shown {
            case .first: First()
            case .second: Second()
            }
          }
        }
      }
      struct First: View { var body: some View { Text("1") } }
      struct Second: View { var body: some View { Text("2") } }
      \(text)

      """
    let lines = GraphStatements(try Folder("App.swift", source).load().graph).lines
    return lines.subtracting(["launch Home"])
  }

  private static let home = """
    struct Home: View {
      @ObservedObject var store = Store.shared
      var body: some View { Text("a").shows($store.shown) }
    }
    """

  @Test func `a delegate's URL and a tapped notification are entries`() throws {
    let found = try Self.entries(
      Self.home + """

        final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
            Store.shared.shown = .first
            return true
          }
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
          ) async { Store.shared.shown = .second }
        }
        """)
    #expect(found == ["url -> First", "notification -> Second"])
  }

  @Test func `what nothing in the app posts comes from outside, what frameworks post does not`() throws {
    let found = try Self.entries(
      """
      final class Delegate: NSObject, UIApplicationDelegate {}
      extension Notification.Name { static let outer = Notification.Name("outer") }
      struct Home: View {
        @State var shown: Shown?
        var body: some View {
          Text("a").shows($shown)
            .onReceive(NotificationCenter.default.publisher(for: .outer)) { _ in shown = .first }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
              shown = .second
            }
        }
      }
      """)
    #expect(found == ["notification -> First", "Home -sheet-> Second"])
  }

  @Test func `what a posted notification carries reaches who observes it`() throws {
    let found = try Self.entries(
      """
      final class Delegate: NSObject, UIApplicationDelegate {}
      struct Home: View {
        @State var shown: Shown?
        var body: some View {
          Button("a") { NotificationCenter.default.post(name: .inner, object: Shown.first) }
            .shows($shown)
            .onReceive(NotificationCenter.default.publisher(for: .inner)) { shown = $0.object as? Shown }
        }
      }
      extension Notification.Name { static let inner = Notification.Name("inner") }
      """)
    #expect(found == ["Home -sheet-> First", "screen Second"])
  }

  @Test func `the tab that the scene stores comes back`() throws {
    let found = try Self.entries(
      """
      final class Delegate: NSObject, UIApplicationDelegate {}
      struct Home: View {
        @SceneStorage("tab") var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            First().tag(0)
            Second().tag(1)
          }
        }
      }
      """)
    #expect(found == ["launch First", "restore -> First", "Home -tab-> First", "Home -tab-> Second"])
  }
}
