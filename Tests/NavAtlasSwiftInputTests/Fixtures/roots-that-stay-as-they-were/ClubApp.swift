import SwiftUI

struct Member {
  var name: String
  var owes: Bool
  var hasLocker: Bool
}

@MainActor final class Desk: ObservableObject {
  @Published var member: Member?
  func signIn() async { member = try? await Office.member() }
  func refresh() async { member = try? await Office.member() }
  func rename(_ name: String) async { member = try? await Office.rename(name) }
}

enum Office {
  static func member() async throws -> Member { try await load("member") }
  static func rename(_ name: String) async throws -> Member { try await load("rename") }
  static func load(_ path: String) async throws -> Member { fatalError() }
}

@main struct ClubApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup {
      Group {
        if let member = desk.member {
          if member.owes { Bill() } else if !member.hasLocker { Lockers() } else { Club() }
        } else {
          SignIn()
        }
      }
      .environmentObject(desk)
    }
  }
}

/// Nobody knows what it comes to.
struct SignIn: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Sign in") { Task { await desk.signIn() } } }
}

/// What it asks for is what shows another root.
struct Lockers: View {
  @EnvironmentObject private var desk: Desk
  @State private var chooses = false

  var body: some View {
    VStack {
      Button("Refresh") { Task { await desk.refresh() } }
      Button("Choose") { chooses = true }
    }
    .sheet(isPresented: $chooses) { LockerForm() }
  }
}

struct LockerForm: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Take") { Task { await desk.refresh() } } }
}

struct Bill: View { var body: some View { Text("Pay first") } }

struct Club: View {
  @State private var edits = false

  var body: some View {
    Button("Name") { edits = true }.sheet(isPresented: $edits) { NameForm() }
  }
}

/// Over what a member comes to who owes nothing: another name changes none of that.
struct NameForm: View {
  @EnvironmentObject private var desk: Desk
  @State private var explains = false

  var body: some View {
    VStack {
      Button("Save") { Task { await desk.rename("x") } }
      Button("Why?") { explains = true }
    }
    .popover(isPresented: $explains) { Why() }
  }
}

struct Why: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Reset") { Task { await desk.refresh() } } }
}
