import SwiftUI

@main struct QuayApp: App { var body: some Scene { WindowGroup { NavigationStack { Quay() } } } }

struct Flow: Layout {
  var spacing = 4.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Quay: View {
  @State private var isAsking = false
  @State private var isWide = false
  let piers = ["North", "South"]

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(Flow())
    let own = Flow(spacing: 2)
    VStack {
      Flow { Button("Ask") { isAsking = true } }
      Flow(spacing: 8) {
        ForEach(piers, id: \.self) { pier in NavigationLink(pier) { Pier(name: pier) } }
      }
      layout { NavigationLink("Tides") { Tides() } }
      own { NavigationLink("Winds") { Winds() } }
      AnyLayout(Flow()) { NavigationLink("Buoys") { Buoys() } }
    }
    .sheet(isPresented: $isAsking) { Question() }
  }
}

struct Question: View { var body: some View { Text("What?") } }
struct Pier: View {
  let name: String
  var body: some View { Text(name) }
}
struct Tides: View { var body: some View { Text("Low") } }
struct Winds: View { var body: some View { Text("West") } }
struct Buoys: View { var body: some View { Text("Red") } }
