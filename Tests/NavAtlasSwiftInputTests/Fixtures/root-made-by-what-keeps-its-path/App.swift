import SwiftUI

/// A museum's way, whose flow makes its first room itself and keeps the others as functions that make them.
@MainActor protocol FoyerDelegate: AnyObject { func enteredWing() }
@MainActor protocol WingDelegate: AnyObject { func sawPainting() }

struct Door: Hashable {
  let number: Int
  let opens: @MainActor () -> AnyView

  static func == (left: Door, right: Door) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@MainActor final class Way: ObservableObject {
  @Published var doors: [Door] = []

  func first() -> AnyView { AnyView(Foyer(delegate: self)) }

  private func open(_ room: @escaping @MainActor () -> AnyView) {
    doors.append(Door(number: doors.count, opens: room))
  }
}

extension Way: FoyerDelegate {
  func enteredWing() { open { [unowned self] in AnyView(Wing(delegate: self)) } }
}

extension Way: WingDelegate {
  func sawPainting() { open { AnyView(Painting()) } }
}

@main struct MuseumApp: App {
  @StateObject private var way = Way()
  var body: some Scene { WindowGroup { WayView(way: way) } }
}

struct WayView: View {
  @ObservedObject var way: Way

  var body: some View {
    NavigationStack(path: $way.doors) {
      way.first().navigationDestination(for: Door.self) { $0.opens() }
    }
  }
}

struct Foyer: View {
  weak var delegate: FoyerDelegate?
  var body: some View { Button("Wing") { delegate?.enteredWing() } }
}
struct Wing: View {
  weak var delegate: WingDelegate?
  var body: some View { Button("Painting") { delegate?.sawPainting() } }
}
struct Painting: View { var body: some View { Text("Painting") } }
