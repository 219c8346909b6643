import SwiftUI

@main
struct MillApp: App {
  var body: some Scene { WindowGroup { MillView() } }
}

enum Stage { case water, wheel, flour }
enum Sack: Hashable { case rye, wheat, empty }

final class Grinding: ObservableObject {
  @Published var stage = Stage.water
}

/// The choice of the window's root stands in a helper, in layouts.
struct MillView: View {
  @StateObject private var grinding = Grinding()
  var body: some View { MillStages(grinding: grinding) }
}

struct MillStages: View {
  @ObservedObject var grinding: Grinding

  var body: some View {
    ZStack {
      VStack {
        Text("Mill")
        switch grinding.stage {
        case .water: WaterView(grinding: grinding)
        case .wheel: WheelView(grinding: grinding)
        case .flour: FlourView()
        }
      }
    }
  }
}

struct WaterView: View {
  @ObservedObject var grinding: Grinding
  var body: some View { Button("Open") { grinding.stage = .wheel } }
}

struct WheelView: View {
  @ObservedObject var grinding: Grinding
  var body: some View { Button("Grind") { grinding.stage = .flour } }
}

struct FlourView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Rye", value: Sack.rye)
      NavigationLink("Chute") { Frame(ChuteView()) }
        .navigationDestination(for: Sack.self) { SackView(sack: $0) }
    }
  }
}

/// The case that it is made with goes on to a helper.
struct SackView: View {
  let sack: Sack
  var body: some View { SackContent(sack: sack) }
}

struct SackContent: View {
  let sack: Sack

  var body: some View {
    switch sack {
    case .rye: RyeView()
    case .wheat: WheatView()
    case .empty: EmptySackView()
    }
  }
}

struct Frame: View {
  private let content: AnyView
  init<Content: View>(_ content: Content) { self.content = AnyView(content) }
  var body: some View { FrameContent(content: content) }
}

struct FrameContent: View {
  let content: AnyView
  var body: some View { content.padding() }
}

struct RyeView: View { var body: some View { Text("Rye") } }
struct WheatView: View { var body: some View { Text("Wheat") } }
struct EmptySackView: View { var body: some View { Text("Empty") } }
struct ChuteView: View { var body: some View { Text("Chute") } }
