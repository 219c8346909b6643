import SwiftUI

@main struct AtollApp: App {
  var body: some Scene { WindowGroup { Lagoon() } }
}

enum Islet: Hashable {
  case reef
  case cove(String)
}

final class Chart: ObservableObject {
  @Published var shown: URL?
}

struct Lagoon: View {
  @State private var way: [Islet] = []

  var body: some View {
    NavigationStack(path: $way) {
      VStack {
        Rules()
        NavigationLink("Reef", value: Islet.reef)
      }
      .navigationDestination(for: Islet.self) { islet in
        switch islet {
        case .reef: Reef(way: $way)
        case .cove(let name): Cove(name: name)
        }
      }
    }
  }
}

struct Rules: View {
  @StateObject private var chart = Chart()

  var body: some View {
    rules
      .sheet(
        isPresented: Binding(get: { chart.shown != nil }, set: { if !$0 { chart.shown = nil } })
      ) {
        if let page = chart.shown { Page(address: page) }
      }
  }

  private var rules: some View {
    Text("Read the [rules](https://atoll.example/rules)")
      .environment(
        \.openURL,
        OpenURLAction { address in
          chart.shown = address
          return .handled
        })
  }
}

struct Reef: View {
  @Binding var way: [Islet]

  var body: some View {
    Text("Swim to the [cove](atoll://cove)").followsCoves { way.append(.cove($0)) }
  }
}

extension View {
  func followsCoves(_ go: @escaping (String) -> Void) -> some View {
    environment(
      \.openURL,
      OpenURLAction { address in
        guard let host = address.host else { return .systemAction }
        go(host)
        return .handled
      })
  }
}

struct Page: View {
  let address: URL
  var body: some View { Text(address.absoluteString) }
}

struct Cove: View {
  let name: String
  var body: some View { Text(name) }
}
