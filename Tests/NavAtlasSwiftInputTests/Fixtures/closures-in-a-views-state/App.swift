import SwiftUI

@main
struct NurseryApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { NurseryView() } }
  }
}

struct NurseryView: View {
  @State private var asks = false
  @State private var showsSettings = false
  @State private var showsShop = false
  @State private var pending: (() -> Void)?
  @State private var afterwards: () -> Void = {}

  var body: some View {
    VStack {
      Button("Settings") {
        pending = { showsSettings = true }
        asks = true
      }
      Button("Shop") {
        afterwards = { showsShop = true }
        asks = true
      }
    }
    .sheet(isPresented: $asks, onDismiss: { afterwards() }) {
      ParentView(isAsking: $asks) { pending?() }
    }
    .fullScreenCover(isPresented: $showsSettings) { SettingsView() }
    .navigationDestination(isPresented: $showsShop) { ShopView() }
  }
}

struct ParentView: View {
  @Binding var isAsking: Bool
  let onRight: () -> Void

  var body: some View {
    Button("7") {
      isAsking = false
      onRight()
    }
  }
}

struct SettingsView: View { var body: some View { Text("Settings") } }
struct ShopView: View { var body: some View { Text("Shop") } }
