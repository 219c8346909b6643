import SwiftUI

enum Role: String { case unknown, rower, trainer }

extension UserDefaults {
  enum Keys { static let roleKey = "role" }
}

@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @AppStorage(UserDefaults.Keys.roleKey) private var role: Role = .unknown
  var body: some View {
    if role == .unknown {
      ChooseView()
    } else {
      NavigationStack { HallView() }
    }
  }
}
struct ChooseView: View { var body: some View { Button("Rower") { UserDefaults.standard.set(Role.rower.rawValue, forKey: UserDefaults.Keys.roleKey) } } }
struct HallView: View { var body: some View { Button("Leave") { UserDefaults.standard.set(Role.unknown.rawValue, forKey: UserDefaults.Keys.roleKey) } } }
