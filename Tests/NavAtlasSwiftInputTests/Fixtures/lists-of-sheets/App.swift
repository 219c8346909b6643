import SwiftUI

@main
struct TheatreApp: App {
  @StateObject private var stage = Stage()
  var body: some Scene { WindowGroup { TheatreView(stage: stage) } }
}

enum Scene2: Hashable {
  case prompt
  case applause(Int)
}

/// Sheets lie on each other: the last of the list is shown.
final class Stage: ObservableObject {
  struct Shown: Identifiable {
    let scene: Scene2
    let id = UUID()
  }

  @Published private(set) var shown: [Shown] = []

  func show(_ scene: Scene2) { shown.append(Shown(scene: scene)) }
  func closeLast() { _ = shown.popLast() }
}

struct TheatreView: View {
  @ObservedObject var stage: Stage

  var body: some View {
    NavigationStack {
      CurtainView().environmentObject(stage)
    }
    .sheet(isPresented: Binding(get: { !stage.shown.isEmpty }, set: { if !$0 { stage.closeLast() } })) {
      if let last = stage.shown.last { page(last.scene).environmentObject(stage) }
    }
  }

  @ViewBuilder private func page(_ scene: Scene2) -> some View {
    switch scene {
    case .prompt: PromptView()
    case .applause(let minutes): ApplauseView(minutes: minutes)
    }
  }
}

struct CurtainView: View {
  @EnvironmentObject private var stage: Stage
  var body: some View { Button("Prompt") { stage.show(.prompt) } }
}

struct PromptView: View {
  @EnvironmentObject private var stage: Stage
  var body: some View { Button("Clap") { stage.show(.applause(3)) } }
}

struct ApplauseView: View {
  let minutes: Int
  var body: some View { Text("\(minutes)") }
}
