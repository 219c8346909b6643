import SwiftUI

enum Space: CGFloat { case small = 4, large = 16 }

extension View {
  /// Has the name of a modifier of SwiftUI, and calls that.
  func padding(_ edges: Edge.Set = .all, _ space: Space? = nil) -> some View {
    self.padding(edges, space?.rawValue)
  }

  func millBar(choose: @escaping () -> Void) -> some View {
    modifier(MillBar(choose: choose))
  }
}

struct MillBar: ViewModifier {
  let choose: () -> Void

  func body(content: Content) -> some View {
    ZStack {
      content
      Button("Bar") { choose() }
    }
  }
}

@main
struct MillApp: App {
  var body: some Scene {
    WindowGroup { MillRoot() }
  }
}

struct MillRoot: View {
  @State private var isGrinding = false

  var body: some View {
    NavigationStack {
      GrainView().padding(.bottom, 8).millBar { isGrinding = true }
    }
    .sheet(isPresented: $isGrinding) { GrindView() }
  }
}

struct GrainView: View {
  @State private var isLoading = true

  var body: some View {
    GeometryReader { _ in
      if isLoading {
        WheelView()
      } else {
        VStack {
          WheelView().padding(.top, .small)
          NavigationLink("Sack") { SackView() }
        }
      }
    }
    .task { isLoading = false }
  }
}

struct WheelView: View {
  var body: some View { ProgressView() }
}

struct SackView: View {
  var body: some View { Text("Sack") }
}

struct GrindView: View {
  var body: some View { Text("Grind") }
}
