import Combine
import SwiftUI

/// The root follows an object that tells of its changes, by itself or for what it publishes.
final class Lodge: ObservableObject {
  static let shared = Lodge()
  var guest: Int? { didSet { objectWillChange.send() } }
}

final class Shutter: ObservableObject { @Published var isClosed = false }

enum Door { case outside, inside }

final class Porter: ObservableObject {
  @Published private(set) var door = Door.outside
  @Published var isNight = false
  private var listening: Set<AnyCancellable> = []

  func listen(to shutter: Shutter) {
    Lodge.shared.objectWillChange.receive(on: RunLoop.main).sink { [weak self] in
      self?.door = .inside
    }
    .store(in: &listening)
    shutter.objectWillChange.sink { [weak self] _ in self?.isNight = true }.store(in: &listening)
  }
}

@main struct LodgeApp: App {
  @StateObject private var porter = Porter()
  @StateObject private var shutter = Shutter()

  var body: some Scene {
    WindowGroup {
      FrontView().environmentObject(porter).environmentObject(shutter).task { porter.listen(to: shutter) }
    }
  }
}

struct FrontView: View {
  @EnvironmentObject private var porter: Porter

  var body: some View {
    switch porter.door {
    case .outside: GateView()
    case .inside: HallView()
    }
  }
}

struct GateView: View { var body: some View { Button("Enter") { Lodge.shared.guest = 7 } } }
struct HallView: View {
  @EnvironmentObject private var porter: Porter
  @EnvironmentObject private var shutter: Shutter

  var body: some View {
    Button("Close") { shutter.isClosed = true }.sheet(isPresented: $porter.isNight) { SignView() }
  }
}

struct SignView: View { var body: some View { Text("Closed") } }
