import SwiftUI

@main struct LibraryApp: App {
  @StateObject private var session = Session.shared

  var body: some Scene {
    WindowGroup { if session.isSignedIn { ShelfTabs() } else { SignInView() } }
  }
}

final class Session: ObservableObject {
  static let shared = Session()
  @Published var isSignedIn = false

  func signIn() { isSignedIn = true }
  func signOut() { isSignedIn = false }
}

struct Client {
  func get(_ path: String) async throws -> Data {
    let status = try await send(path)
    if status == 401 {
      Session.shared.signOut()
      throw URLError(.userAuthenticationRequired)
    }
    return Data()
  }

  private func send(_ path: String) async throws -> Int {
    let (_, response) = try await URLSession.shared.data(from: URL(fileURLWithPath: path))
    return (response as? HTTPURLResponse)?.statusCode ?? 0
  }
}

struct Books { func all() async throws -> Data { try await Client().get("books") } }

struct Loans { func all() async throws -> Data { try await Client().get("loans") } }

struct SignInView: View { var body: some View { Button("Sign in") { Session.shared.signIn() } } }

struct ShelfTabs: View {
  var body: some View {
    TabView {
      BooksView().tabItem { Text("Books") }
      LoansView().tabItem { Text("Loans") }
      FinesView().tabItem { Text("Fines") }
      SearchView().tabItem { Text("Search") }
      ReaderView().tabItem { Text("Reader") }
    }
  }
}

struct BooksView: View {
  var body: some View { List { Text("a") }.task { _ = try? await Books().all() } }
}

struct LoansView: View {
  var body: some View { List { Text("a") }.refreshable { _ = try? await Loans().all() } }
}

struct FinesView: View {
  var body: some View { Button("Pay") { Task { _ = try? await Client().get("fines") } } }
}

struct SearchView: View {
  var body: some View { Button("Find") { Task { _ = try? await Books().all() } } }
}

struct ReaderView: View {
  var body: some View {
    List {
      Button("Renew") { Task { _ = try? await Loans().all() } }
      Button("Sign out") { Session.shared.signOut() }
    }
  }
}
