import SwiftUI
import WebKit

@main struct TollApp: App {
  var body: some Scene { WindowGroup { Gate() } }
}

struct Gate: View {
  @State private var pays = false

  var body: some View {
    Stacked {
      Button("Pay") { pays = true }.sheet(isPresented: $pays) { Payment() }
    }
  }
}

struct Payment: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Stacked {
      Site()
        .navigationTitle("Pay")
        .toolbar { Button("Done") { dismiss() } }
    }
  }
}

struct Stacked<Inside: View>: View {
  let inside: () -> Inside

  init(@ViewBuilder _ inside: @escaping () -> Inside) { self.inside = inside }

  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack { inside() }
    } else {
      NavigationView { inside() }.navigationViewStyle(.stack)
    }
  }
}

struct Site: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
