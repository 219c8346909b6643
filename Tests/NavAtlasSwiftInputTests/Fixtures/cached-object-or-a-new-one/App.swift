import SwiftUI

@main struct FerryApp: App {
  var body: some Scene { WindowGroup { PierRoot() } }
}

enum Stop: Hashable { case island }

protocol Steering: AnyObject { func sail(to stop: Stop) }

final class Helm: ObservableObject, Steering {
  @Published var path: [Stop] = []
  func sail(to stop: Stop) { path.append(stop) }
}

/// Gives what it kept, or something new that it keeps.
final class Harbour {
  static let shared = Harbour()
  private var kept: Helm?

  func helm() -> Helm {
    if let kept { return kept }
    let made = Helm()
    kept = made
    return made
  }

  func steering() -> any Steering { kept ?? Helm() }
}

struct PierRoot: View {
  @ObservedObject private var helm = Harbour.shared.helm()

  var body: some View {
    NavigationStack(path: $helm.path) {
      PierView().navigationDestination(for: Stop.self) { _ in IslandView() }
    }
  }
}

struct PierView: View {
  private let helm = Harbour.shared.helm()
  var body: some View { Button("Sail") { helm.sail(to: .island) } }
}

struct IslandView: View {
  private let steering = Harbour.shared.steering()
  var body: some View { Button("On") { steering.sail(to: .island) } }
}
