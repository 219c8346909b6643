import SwiftUI
@main struct TownApp: App { var body: some Scene { WindowGroup { RootView() } } }
final class Session: ObservableObject {
  @Published var isIn = false
  init() { if Keychain.token != nil { isIn = true } }
}
struct RootView: View {
  @StateObject private var session = Session()
  var body: some View { if session.isIn { Parlour() } else { Porch() } }
}
struct Porch: View { var body: some View { Text("g") } }
struct Parlour: View { var body: some View { Text("h") } }
