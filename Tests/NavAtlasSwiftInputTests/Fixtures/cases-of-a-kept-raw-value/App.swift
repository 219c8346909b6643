import SwiftUI

enum Drawer: Int, CaseIterable {
  case letters, bills, photos
  var name: String { "Drawer \(rawValue)" }
}

@main struct DeskApp: App {
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup {
      if isOpen { Desk(isOpen: $isOpen) } else { Lid(open: { isOpen = true }) }
    }
  }
}

struct Lid: View {
  let open: () -> Void
  var body: some View { Button("Open", action: open) }
}

struct Desk: View {
  @Binding var isOpen: Bool
  @State private var chosen = 0
  @State private var showsHandles = false

  var body: some View {
    ZStack {
      drawer
      if showsHandles { Handles(chosen: $chosen, showsHandles: $showsHandles) }
    }
  }

  @ViewBuilder private var drawer: some View {
    switch Drawer(rawValue: chosen) ?? .letters {
    case .letters: Letters()
    case .bills: Bills()
    case .photos: Photos(close: { isOpen = false })
    }
  }
}

struct Handles: View {
  @Binding var chosen: Int
  @Binding var showsHandles: Bool

  var body: some View {
    VStack {
      ForEach(Drawer.allCases, id: \.self) { drawer in
        Button(drawer.name) {
          chosen = drawer.rawValue
          showsHandles = false
        }
      }
    }
  }
}

struct Letters: View { var body: some View { Text("Letters") } }
struct Bills: View { var body: some View { Text("Bills") } }

struct Photos: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}
