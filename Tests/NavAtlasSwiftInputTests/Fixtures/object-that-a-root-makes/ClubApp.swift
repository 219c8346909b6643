import SwiftUI

final class Model: ObservableObject {
  enum Stage { case splash, guest, member }
  @Published var stage = Stage.splash
  init() { Task { await load() } }
  func load() async {
    if await Backend().name() == nil { stage = .guest } else { stage = .member }
  }
  func leave() { stage = .guest }
}

@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @StateObject private var model = Model()
  var body: some View {
    switch model.stage {
      case .splash: SplashView()
      case .guest: GuestView()
      case .member: HallView(model: model)
    }
  }
}

struct SplashView: View { var body: some View { Text("Club") } }
struct GuestView: View { var body: some View { Text("Guest") } }
struct HallView: View {
  let model: Model
  var body: some View { Button("Leave") { model.leave() } }
}

struct Backend { func name() async -> String? { UserDefaults.standard.string(forKey: "name") } }
