import SwiftUI

@main struct KilnApp: App {
  @StateObject private var kiln = Kiln()

  var body: some Scene {
    WindowGroup { KilnRoot().environmentObject(kiln) }
  }
}

enum Heat { case cold, broken, hot }

final class Kiln: ObservableObject {
  @Published var heat = Heat.cold

  func light() { heat = .hot }
  func quench() { heat = .cold }
  func crack() { heat = .broken }
}

struct KilnRoot: View {
  @EnvironmentObject var kiln: Kiln
  @State private var showsPalette = false

  var body: some View {
    Group {
      if kiln.heat == .cold {
        ColdView()
      } else if kiln.heat == .broken {
        BrokenView()
      } else {
        WorkView()
      }
    }
    .overlay {
      if showsPalette { PaletteView() }
    }
    .onReceive(NotificationCenter.default.publisher(for: .palette)) { _ in showsPalette = true }
  }
}

extension Notification.Name {
  static let palette = Notification.Name("palette")
}

struct PaletteView: View {
  @EnvironmentObject var kiln: Kiln

  var body: some View {
    VStack {
      Button("Light") { kiln.light() }
      Button("Quench") { kiln.quench() }
      Button("Crack") { kiln.crack() }
    }
  }
}

struct ColdView: View {
  @EnvironmentObject var kiln: Kiln

  var body: some View { Button("Light") { kiln.light() } }
}

struct BrokenView: View { var body: some View { Text("Broken") } }

struct WorkView: View {
  var body: some View {
    Button("Palette") { NotificationCenter.default.post(name: .palette, object: nil) }
  }
}
