import SwiftUI

enum Membership: Sendable { case none, member }

/// Kept in a stream: its continuation is stored, and whoever listens hears what is yielded.
actor Club {
  let changes: AsyncStream<Membership>
  private let continuation: AsyncStream<Membership>.Continuation

  init() {
    (changes, continuation) = AsyncStream.makeStream(of: Membership.self)
  }

  func enter(_ name: String) { if !name.isEmpty { set(.member) } }
  func leave() { set(.none) }
  private func set(_ membership: Membership) { continuation.yield(membership) }
}

@main struct ClubApp: App {
  private let club = Club()
  var body: some Scene { WindowGroup { DoorView(club: club) } }
}

struct DoorView: View {
  let club: Club
  @State private var isInside = false

  var body: some View {
    Group {
      if isInside {
        HallView(club: club)
      } else {
        EntranceView(club: club)
      }
    }
    .task {
      for await membership in club.changes {
        isInside = membership == .member
      }
    }
  }
}

struct EntranceView: View {
  let club: Club
  var body: some View { Button("Enter") { Task { await club.enter("Ann") } } }
}

struct HallView: View {
  let club: Club
  var body: some View { NavigationStack { NavigationLink("Desk") { DeskView(club: club) } } }
}

struct DeskView: View {
  let club: Club
  var body: some View { Button("Leave") { Task { await club.leave() } } }
}
