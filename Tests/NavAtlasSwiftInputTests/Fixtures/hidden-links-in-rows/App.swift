import SwiftUI

struct Stone: Identifiable, Hashable { let id: Int }

@main struct QuarryApp: App { var body: some Scene { WindowGroup { Quarry() } } }

struct Quarry: View {
  @State private var opened: Stone?
  @State private var cut: Int?
  @State private var isTurned = false
  @State private var isLifted = false
  @State private var isLost = false
  @State private var stones: [Stone] = []

  var body: some View {
    NavigationView {
      VStack {
        List {
          ForEach(stones) { stone in
            ZStack(alignment: .leading) {
              Text("Stone")
              NavigationLink(destination: StonePage(stone: stone), tag: stone, selection: $opened) { EmptyView() }
                .opacity(0)
            }
          }
          CutRow(number: 3, cut: $cut)
          ZStack {
            Text("Turn")
            if true { NavigationLink("", destination: TurnPage(), isActive: $isTurned) }
          }
        }
        Button("Lift") { isLifted = true }
        // Nobody sees it, and nothing sets it.
        NavigationLink(destination: LostPage(), isActive: $isLost) { EmptyView() }
      }
      .background(NavigationLink(destination: LiftPage(), isActive: $isLifted) { EmptyView() })
    }
    .navigationViewStyle(.stack)
  }
}

struct CutRow: View {
  let number: Int
  @Binding var cut: Int?

  var body: some View {
    ZStack {
      NavigationLink(tag: number, selection: $cut) { CutPage() } label: { EmptyView() }
      Text("Cut")
    }
  }
}

struct StonePage: View {
  let stone: Stone
  var body: some View { Text("Stone") }
}

struct CutPage: View { var body: some View { Text("Cut") } }
struct TurnPage: View { var body: some View { Text("Turn") } }
struct LiftPage: View { var body: some View { Text("Lift") } }
struct LostPage: View { var body: some View { Text("Lost") } }
