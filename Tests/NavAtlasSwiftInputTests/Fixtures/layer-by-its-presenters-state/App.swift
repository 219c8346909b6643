import SwiftUI

enum Step { case choose, confirm }

@main struct CafeApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Counter().tabItem { Text("1") }
        Room().tabItem { Text("2") }
      }
    }
  }
}

struct Counter: View {
  @State private var step = Step.choose
  @State private var orders = false

  var body: some View {
    Button("Order") {
      step = .choose
      orders = true
    }
    .sheet(isPresented: $orders) {
      switch step {
      case .choose: Menu(step: $step)
      case .confirm: Bill(onBack: { step = .choose })
      }
    }
  }
}

struct Menu: View {
  @Binding var step: Step
  var body: some View { Button("Next") { step = .confirm } }
}

struct Bill: View {
  let onBack: () -> Void
  var body: some View { Button("Back") { onBack() } }
}

/// Its panel is always there.
struct Room: View {
  @State private var table: Int?
  @State private var step = Step.choose
  @State private var kind: Kind?

  var body: some View {
    Button("Table") { table = 1 }
      .sheet(isPresented: .constant(true)) {
        Group {
          switch step {
          case .choose: Tables(table: $table)
          case .confirm: Booking()
          }
        }
      }
      .onChange(of: table) { _, new in
        if new == nil { step = .choose } else { step = .confirm }
      }
    Button("Help") { kind = .help }
      .popover(item: $kind) { kind in
        switch kind {
        case .help: Help(kind: $kind)
        case .news: News()
        }
      }
  }
}

enum Kind: Identifiable {
  case help, news
  var id: Self { self }
}

struct Tables: View {
  @Binding var table: Int?
  var body: some View { Button("Second") { table = 2 } }
}

struct Booking: View { var body: some View { Text("Booked") } }

/// The item itself is what presents: another one is presented.
struct Help: View {
  @Binding var kind: Kind?
  var body: some View { Button("News") { kind = .news } }
}

struct News: View { var body: some View { Text("News") } }
