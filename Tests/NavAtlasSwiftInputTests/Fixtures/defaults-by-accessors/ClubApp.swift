import SwiftUI

extension UserDefaults {
  var isIn: Bool { get { bool(forKey: Keys.insideKey) } set { set(newValue, forKey: Keys.insideKey) } }
  enum Keys { static let insideKey = "inside" }
}


@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @AppStorage(UserDefaults.Keys.insideKey) private var isIn = false
  var body: some View {
    if !isIn {
      ChooseView()
    } else {
      NavigationStack { HallView() }
    }
  }
}
struct ChooseView: View { var body: some View { Button("Rower") { UserDefaults.standard.isIn = true } } }
struct HallView: View { var body: some View { Button("Leave") { UserDefaults.standard.isIn = false } } }
