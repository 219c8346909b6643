import SwiftUI

@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @AppStorage("isIn") private var isIn = false
  var body: some View {
    if !isIn {
      ChooseView()
    } else {
      NavigationStack { HallView() }
    }
  }
}
struct ChooseView: View { var body: some View { Button("Rower") { UserDefaults.standard.set(true, forKey: "isIn") } } }
struct HallView: View { var body: some View { Button("Leave") { UserDefaults.standard.removeObject(forKey: "isIn") } } }
