import SwiftUI

@main struct PierApp: App { var body: some Scene { WindowGroup { Pier() } } }

struct Pier: View {
  @State private var showsTerms = false
  @State private var showsTide = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Terms") { showsTerms = true }
      Button("Tide") { showsTide = true }
      Button("Leave") { asks = true }
    }
    .sheet(isPresented: $showsTerms) {
      VStack {
        SheetHeader(title: "Terms")
        Terms()
      }
    }
    .sheet(isPresented: $showsTide) {
      VStack {
        Text("Tide")
        TideTable()
        Button("Done") { showsTide = false }
      }
    }
    .sheet(isPresented: $asks) {
      VStack {
        Text("Leave?")
        WideButton()
      }
    }
  }
}

struct SheetHeader: View {
  let title: String
  var body: some View { Text(title) }
}

struct Terms: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { ScrollView { Button("Agree") { dismiss() } } }
}

struct TideTable: View { var body: some View { List { Text("High") } } }

struct WideButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Leave") { dismiss() }.frame(maxWidth: .infinity) }
}
