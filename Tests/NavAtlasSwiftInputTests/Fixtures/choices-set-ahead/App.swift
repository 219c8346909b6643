import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Root().environmentObject(Guide()) } }
}

enum Guest: CaseIterable { case walker, rider }

final class Guide: ObservableObject {
  @Published var isIn = false
  @Published var guest: Guest = .walker
}

struct Root: View {
  @EnvironmentObject var guide: Guide
  var body: some View {
    if guide.isIn {
      if guide.guest == .walker { Path() } else { Stable() }
    } else {
      Porch()
    }
  }
}

struct Porch: View {
  @EnvironmentObject var guide: Guide
  var body: some View {
    Picker("Guest", selection: $guide.guest) {
      ForEach(Guest.allCases, id: \.self) { Text("\($0)") }
    }
    Button("Enter") { guide.isIn = true }
  }
}
struct Path: View { var body: some View { Text("Path") } }
struct Stable: View { var body: some View { Text("Stable") } }
