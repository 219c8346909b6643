import SwiftUI

@main
struct ParcelApp: App {
  @StateObject private var account = Account()

  var body: some Scene {
    WindowGroup { RootView().environmentObject(account) }
  }
}

final class Account: ObservableObject {
  @Published var isSignedIn = false
  @Published var favourite: String?

  func signOut() { isSignedIn = false }
}

struct RootView: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    if account.isSignedIn {
      ShellView()
    } else {
      SignInView()
    }
  }
}

/// What goes away with the tabs moves nothing in them; what stays does.
struct ShellView: View {
  @EnvironmentObject private var account: Account
  @State private var tab = 0

  var body: some View {
    VStack {
      Group {
        switch tab {
        case 0: ParcelsView()
        default: OwnView()
        }
      }
      HStack {
        Button("Parcels") { tab = 0 }
        Button("You") { tab = 1 }
      }
    }
    .onChange(of: account.isSignedIn) { _ in tab = 0 }
    .onChange(of: account.favourite) { _ in tab = 0 }
  }
}

struct ParcelsView: View {
  var body: some View { Text("No parcels") }
}

struct OwnView: View {
  @EnvironmentObject private var account: Account
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Choose a favourite") { account.favourite = "Post" }
      Button("Delete everything") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) { FarewellView() }
  }
}

struct FarewellView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Sign out") { account.signOut() } }
}

struct SignInView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Sign in") { account.isSignedIn = true } }
}
