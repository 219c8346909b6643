import SwiftUI

@main struct HarbourApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }
}

enum Berth: Hashable { case ferry, barge, tug }

struct HarbourView: View {
  @State private var berth: Berth?
  @State private var isAtShop = false
  private let pages: [Berth: AnyView] = [
    .ferry: AnyView(FerryView()),
    .barge: AnyView(BargeView()),
  ]
  private let shops: [String: () -> AnyView] = ["rope": { AnyView(RopeView()) }]

  var body: some View {
    NavigationStack {
      VStack {
        Button("Ferry") { berth = .ferry }
        Button("Barge") { berth = .barge }
        Button("Rope") { isAtShop = true }
        ForEach(pages.values.map { $0 }.indices, id: \.self) { Text("\($0)") }
      }
      .navigationDestination(item: $berth) { berth in pages[berth] }
      .sheet(isPresented: $isAtShop) { shops["rope"]?() }
    }
  }
}

struct FerryView: View { var body: some View { Text("Ferry") } }
struct BargeView: View { var body: some View { Text("Barge") } }
struct RopeView: View { var body: some View { Text("Rope") } }
