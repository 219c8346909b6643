import SwiftUI

/// Screens in a generic frame with a stack and a layout of its own are called after those that fill it.
struct Frame<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  var body: some View { NavigationStack { VStack { Text(title); content } } }
}

@main struct LoomApp: App { var body: some Scene { WindowGroup { ThreadView() } } }

struct ThreadView: View {
  @State private var weaves = false
  var body: some View {
    Frame(title: "Thread") { List { Button("Weave") { weaves = true } } }.sheet(isPresented: $weaves) { ClothView() }
  }
}

struct ClothView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Frame(title: "Cloth") { List { Button("Done") { dismiss() } } } }
}
