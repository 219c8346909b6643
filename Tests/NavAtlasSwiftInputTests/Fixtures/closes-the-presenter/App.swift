import SwiftUI

@main struct MuseumApp: App { var body: some Scene { WindowGroup { NavigationStack { Foyer() } } } }

struct Foyer: View {
  @State private var buys = false
  var body: some View {
    NavigationLink("Hall") { Hall() }
    Button("Tickets") { buys = true }.sheet(isPresented: $buys) { Tickets() }
  }
}

struct Hall: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  var body: some View {
    Text("Hall")
      .onAppear { asks = true }
      .sheet(isPresented: $asks) {
        Guard(onRefuse: {
          asks = false
          leave()
        })
      }
  }
  private func leave() { dismiss() }
}

struct Guard: View {
  let onRefuse: () -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Refuse") { onRefuse() }
    Button("Allow") { dismiss() }
  }
}

struct Tickets: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pays = false
  @State private var helps = false
  var body: some View {
    Button("Pay") { pays = true }
      .fullScreenCover(isPresented: $pays) { Till(onPaid: { dismiss() }) }
    Button("Help") { helps = true }
      .sheet(isPresented: $helps) { Help(onDone: { helps = false }) }
  }
}

struct Till: View {
  let onPaid: () -> Void
  var body: some View { Button("Pay") { onPaid() } }
}

struct Help: View {
  let onDone: () -> Void
  var body: some View { Button("Done") { onDone() } }
}
