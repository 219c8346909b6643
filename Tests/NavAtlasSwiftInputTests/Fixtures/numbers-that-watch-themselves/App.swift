import SwiftUI

@main
struct MetronomeApp: App {
  var body: some Scene { WindowGroup { NavigationStack { MetronomeView() } } }
}

// A counter that its own watcher goes on counting has no last value.
struct MetronomeView: View {
  @State private var beats = 0
  @State private var isOver = false

  var body: some View {
    VStack {
      Button("Start") { beats = 1 }
      Button("End") { isOver = true }
    }
    .onDisappear { beats = 3 }
    .onChange(of: beats) { beats += 1 }
    .sheet(isPresented: $isOver) { EndView() }
  }
}

struct EndView: View { var body: some View { Text("End") } }
