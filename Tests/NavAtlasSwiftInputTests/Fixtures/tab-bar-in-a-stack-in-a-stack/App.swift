import SwiftUI

@main struct FerryApp: App {
  @StateObject private var pass = Pass()

  var body: some Scene {
    WindowGroup {
      NavigationView { EntryView() }
        .environmentObject(pass)
    }
  }
}

final class Pass: ObservableObject {
  @Published var isValid = false
}

struct EntryView: View {
  @EnvironmentObject var pass: Pass

  var body: some View {
    if pass.isValid { FerryView() } else { QuayView() }
  }
}

struct QuayView: View {
  @EnvironmentObject var pass: Pass

  var body: some View { Button("Board") { pass.isValid = true } }
}

struct FerryView: View {
  @State private var deck = 0

  var body: some View {
    NavigationView {
      VStack {
        VStack {
          if deck == 0 {
            SunDeckView()
          } else if deck == 1 {
            CarDeckView()
          } else {
            BridgeView()
          }
        }
        HStack {
          Text("Sun").onTapGesture { deck = 0 }
          Text("Cars").onTapGesture { deck = 1 }
          Text("Bridge").onTapGesture { deck = 2 }
        }
      }
    }
  }
}

struct SunDeckView: View { var body: some View { NavigationLink("Bar") { BarView() } } }

struct BarView: View { var body: some View { Text("Bar") } }

struct CarDeckView: View { var body: some View { Text("Cars") } }

struct BridgeView: View { var body: some View { Text("Bridge") } }
