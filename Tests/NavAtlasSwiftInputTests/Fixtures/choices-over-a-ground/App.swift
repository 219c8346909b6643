import SwiftUI

@main struct LanternApp: App {
  var body: some Scene { WindowGroup { Lantern() } }
}

enum Light { case low, high, off }

struct Lantern: View {
  @State private var light = Light.low
  @State private var warning = ""
  var body: some View {
    ZStack {
      LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      Glow()
      switch light {
      case .low: Low { light = .high }
      case .high: High { light = .off }
      case .off: Dark()
      }
      if !warning.isEmpty { Text(warning) }
    }
  }
}

struct Glow: View {
  var body: some View {
    ZStack {
      Circle().fill(.yellow).blur(radius: 9)
      Image("glow").resizable()
    }
  }
}

struct Low: View {
  let turn: () -> Void
  var body: some View { Button("Turn", action: turn) }
}

struct High: View {
  let turn: () -> Void
  var body: some View { Button("Turn", action: turn) }
}

struct Dark: View { var body: some View { Text("Dark") } }
