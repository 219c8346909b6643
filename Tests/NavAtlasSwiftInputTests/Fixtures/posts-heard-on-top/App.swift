import SwiftUI

extension Notification.Name {
  static let typed = Notification.Name("typed")
}

@main
struct SafeApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Bank() } } }
}

struct Bank: View {
  var body: some View {
    VStack {
      NavigationLink("Safe") { Safe() }
      NavigationLink("Door") { Door() }
    }
  }
}

struct Pad: View {
  var body: some View {
    Button("5") { NotificationCenter.default.post(name: .typed, object: nil) }
  }
}

struct Safe: View {
  @State private var isOpen = false

  var body: some View {
    Pad()
      .onReceive(NotificationCenter.default.publisher(for: .typed)) { _ in isOpen = true }
      .navigationDestination(isPresented: $isOpen) { Gold() }
  }
}

struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Pad()
      .onReceive(NotificationCenter.default.publisher(for: .typed)) { _ in isOpen = true }
      .navigationDestination(isPresented: $isOpen) { Vault() }
  }
}

struct Gold: View {
  var body: some View { Text("Gold") }
}

struct Vault: View {
  var body: some View { Text("Vault") }
}
