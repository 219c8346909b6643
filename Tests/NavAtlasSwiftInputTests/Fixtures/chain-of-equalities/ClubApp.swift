import SwiftUI

@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView(model: RootModel()) } } }

enum Stage { case loading, closed, hall, oops }

final class RootModel: ObservableObject {
  @Published var stage = Stage.loading
  func appear() {
    Task { @MainActor in
      do {
        stage = try await Desk().isOpen() ? .hall : .closed
      } catch { stage = .oops }
    }
  }
  func retry() { stage = .hall }
}
struct Desk { func isOpen() async throws -> Bool { try await URLSession.shared.data(from: URL(string: "https://club.example")!).0.isEmpty } }

struct RootView: View {
  @StateObject var model: RootModel
  var body: some View {
    ZStack {
      if model.stage == .loading {
        Image("launch")
      } else if model.stage == .closed {
        ClosedView()
      } else if model.stage == .hall {
        HallView()
      } else if model.stage == .oops {
        OopsView(model: model)
      }
    }
    .onAppear { model.appear() }
  }
}
struct ClosedView: View { var body: some View { Text("Closed") } }
struct HallView: View { var body: some View { Text("Hall") } }
struct OopsView: View {
  let model: RootModel
  var body: some View { Button("Again") { model.retry() } } }
