import SwiftUI

@main struct FerryApp: App {
  var body: some Scene { WindowGroup { PierRoot() } }
}

enum Stop: Hashable { case island, lighthouse }

protocol Steering: AnyObject { func sail(to stop: Stop) }

final class Helm: ObservableObject, Steering {
  @Published var path: [Stop] = []
  func sail(to stop: Stop) { path.append(stop) }
}

/// Gives what it kept, or something new that it keeps.
final class Harbour {
  static let shared = Harbour()
  private var kept: Helm?
  private var helms: [String: Helm] = [:]

  func helm() -> Helm {
    if let kept { return kept }
    let made = Helm()
    kept = made
    return made
  }

  func steering() -> any Steering { kept ?? Helm() }

  func helm(of ship: String) -> Helm {
    if let known = helms[ship] { return known }
    let made = Helm()
    helms[ship] = made
    return made
  }
}

struct PierRoot: View {
  @ObservedObject private var helm = Harbour.shared.helm()

  var body: some View {
    NavigationStack(path: $helm.path) {
      PierView().navigationDestination(for: Stop.self) { stop in
        switch stop {
        case .island: IslandView()
        case .lighthouse: LighthouseView()
        }
      }
    }
  }
}

struct PierView: View {
  private let helm = Harbour.shared.helm()
  var body: some View { Button("Sail") { helm.sail(to: .island) } }
}

struct IslandView: View {
  private let steering = Harbour.shared.steering()

  var body: some View {
    Button("On") { steering.sail(to: .island) }
    Button("Ebb") { Harbour.shared.helm(of: "Ebb").sail(to: .lighthouse) }
  }
}

struct LighthouseView: View { var body: some View { Text("Lighthouse") } }
