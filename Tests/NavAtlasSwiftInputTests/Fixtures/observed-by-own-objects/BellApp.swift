import Combine
import SwiftUI

@main struct BellApp: App { var body: some Scene { WindowGroup { NavigationStack { TowerView() } } } }

extension Notification.Name { static let ring = Notification.Name("ring") }

final class TowerModel: ObservableObject {
  @Published var isRinging = false
  private var bag: Set<AnyCancellable> = []
  init() { listen() }
  private func listen() {
    NotificationCenter.default.publisher(for: .ring)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.isRinging = true }
      .store(in: &bag)
  }
}

struct TowerView: View {
  @State private var model: TowerModel
  init() { _model = State(initialValue: TowerModel()) }
  var body: some View {
    NavigationLink("Stairs") { StairsView() }
      .sheet(isPresented: $model.isRinging) { BellView() }
  }
}

struct StairsView: View {
  var body: some View {
    Button("Ring") { NotificationCenter.default.post(name: .ring, object: nil) }
  }
}

struct BellView: View { var body: some View { Text("Ding") } }
