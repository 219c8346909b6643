import SwiftUI

/// What a protocol's extension says of all that conform counts for those that say nothing themselves.
@main struct ForgeApp: App {
  @StateObject private var guide = Guide()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $guide.path) {
        AnvilView().navigationDestination(for: AnyStop.self) { $0.view }
      }
      .sheet(item: $guide.sheet) { $0.view }
      .environmentObject(guide)
    }
  }
}

enum Manner { case push, sheet }

protocol Stop: Hashable {
  associatedtype Content: View
  var manner: Manner { get }
  @ViewBuilder func makeView() -> Content
}

extension Stop {
  var manner: Manner { .push }
}

struct AnyStop: Hashable, Identifiable {
  let id: AnyHashable
  let manner: Manner
  private let builder: () -> AnyView

  init<S: Stop>(_ stop: S) {
    id = AnyHashable(stop)
    manner = stop.manner
    builder = { AnyView(stop.makeView()) }
  }

  var view: AnyView { builder() }
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Guide: ObservableObject {
  @Published var path: [AnyStop] = []
  @Published var sheet: AnyStop?

  func go<S: Stop>(_ stop: S) {
    let stop = AnyStop(stop)
    switch stop.manner {
    case .push: path.append(stop)
    case .sheet: sheet = stop
    }
  }
}

struct BellowsStop: Stop {
  func makeView() -> some View { BellowsView() }
}

struct TongsStop: Stop {
  var manner: Manner { .sheet }
  func makeView() -> some View { TongsView() }
}

protocol Heated { var isGlowing: Bool { get } }
extension Heated { var isGlowing: Bool { true } }
struct Iron: Heated {}
struct Clay: Heated { var isGlowing: Bool { false } }

struct AnvilView: View {
  @EnvironmentObject private var guide: Guide
  @State private var quenching = false
  @State private var shelving = false

  var body: some View {
    VStack {
      Button("Bellows") { guide.go(BellowsStop()) }
      Button("Tongs") { guide.go(TongsStop()) }
      Button("Iron") { put(Iron()) }
    }
    .sheet(isPresented: $quenching) { QuenchView() }
    .sheet(isPresented: $shelving) { ShelfView() }
  }

  private func put(_ piece: Heated) {
    if piece.isGlowing { quenching = true } else { shelving = true }
  }
}

struct BellowsView: View {
  @State private var shelving = false
  @State private var quenching = false

  var body: some View {
    Button("Clay") { if Clay().isGlowing { quenching = true } else { shelving = true } }
      .sheet(isPresented: $shelving) { ShelfView() }
      .sheet(isPresented: $quenching) { QuenchView() }
  }
}

struct TongsView: View { var body: some View { Text("Tongs") } }
struct QuenchView: View { var body: some View { Text("Water") } }
struct ShelfView: View { var body: some View { Text("Shelf") } }
