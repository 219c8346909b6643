import SwiftUI

@main struct TripApp: App {
  var body: some Scene { WindowGroup { TripView() } }
}

struct TripView: View {
  @State private var isInviting = false
  @State private var guests: Set<Int> = []

  var body: some View {
    Button("Invite") { isInviting = true }
      .sheet(isPresented: $isInviting) { InviteView(guests: $guests) }
  }
}

enum InviteHalf { case friends, groups }

struct InviteView: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var guests: Set<Int>
  @State private var half: InviteHalf = .friends

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Show", selection: $half) {
          Text("Friends").tag(InviteHalf.friends)
          Text("Groups").tag(InviteHalf.groups)
        }
        switch half {
        case .friends: FriendsView(guests: $guests)
        case .groups: GroupsView(guests: $guests)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

struct FriendsView: View {
  @Binding var guests: Set<Int>
  var body: some View { Button("Anna") { guests.insert(1) } }
}

struct GroupsView: View {
  @Binding var guests: Set<Int>
  var body: some View { Button("Choir") { guests.insert(2) } }
}
