import SwiftUI

@main
struct KilnApp: App {
  var body: some Scene {
    WindowGroup { FiringView() }
  }
}

struct Caption: ViewModifier {
  func body(content: Content) -> some View { content.font(.caption) }
}

extension View {
  func caption() -> some View { modifier(Caption()) }

  func boxed() -> some View { padding().background(.thinMaterial) }

  func framed() -> some View {
    VStack {
      self
      Divider()
    }
  }
}

struct FiringView: View {
  @State private var showsHint = false
  @State private var showsCone = false
  @State private var showsGlaze = false
  @State private var showsLog = false

  var body: some View {
    VStack {
      Button("Hint") { showsHint = true }
        .popover(isPresented: $showsHint) { Text("Mind the draught").caption().padding() }
      Button("Cone") { showsCone = true }
        .sheet(isPresented: $showsCone) { coneTable.boxed() }
      Button("Glaze") { showsGlaze = true }
        .fullScreenCover(isPresented: $showsGlaze) { GlazeView().framed() }
      Button("Log") { showsLog = true }
        .sheet(isPresented: $showsLog) {
          VStack {
            Text("Cone 6")
            Text("Held for ten minutes")
          }
          .framed()
        }
    }
  }

  private var coneTable: some View {
    VStack {
      Text("Cone 6")
      Text("1222 °C")
    }
  }
}

struct GlazeView: View {
  var body: some View { Text("Celadon") }
}
