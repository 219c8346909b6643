import SwiftUI

protocol Pane: Hashable {
  associatedtype Shown: View
  @ViewBuilder var shown: Shown { get }
}

struct StarPane: Pane {
  let name: String
  var shown: some View { StarView(name: name) }
}

struct ChartPane: Pane {
  var magnitude = 3
  var shown: some View { ChartView(magnitude: magnitude) }
}

extension Pane where Self == StarPane {
  static func star(named name: String) -> Self { Self(name: name) }
}

extension Pane where Self == ChartPane {
  static var chart: Self { .init() }
  static func chart(to magnitude: Int) -> ChartPane { ChartPane(magnitude: magnitude) }
}

struct PaneLink<P: Pane>: View {
  let title: String
  let pane: P

  var body: some View { NavigationLink(title) { pane.shown } }
}

struct OpenPane: Identifiable {
  let id: String
  let content: AnyView

  init(_ pane: some Pane) {
    id = "\(pane)"
    content = AnyView(pane.shown)
  }
}

@main struct ObservatoryApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { SkyView() } }
  }
}

struct SkyView: View {
  @State private var open: OpenPane?

  var body: some View {
    List {
      PaneLink(title: "Chart", pane: .chart)
      Button("Vega") { show(.star(named: "Vega")) }
    }
    .sheet(item: $open) { $0.content }
  }

  private func show<P: Pane>(_ pane: P) { open = OpenPane(pane) }
}

struct StarView: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button(name) { dismiss() } }
}

struct ChartView: View {
  let magnitude: Int
  var body: some View { PaneLink(title: "Fainter", pane: .chart(to: magnitude + 1)) }
}
