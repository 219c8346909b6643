import SwiftUI

enum Room: String, CaseIterable { case lobby, vault, desk }

@main struct BankApp: App {
  var body: some Scene { WindowGroup { DoorView() } }
}

struct DoorView: View {
  @State private var isOpen = false
  @State private var asksGuest = false

  var body: some View {
    NavigationView {
      VStack {
        Button("Enter") { isOpen = true }
        Button("Guest") { asksGuest = true }
        NavigationLink(isActive: $isOpen) {
          HallView()
        } label: {
          EmptyView()
        }
        NavigationLink(isActive: $asksGuest) {
          GuestView()
        } label: {
          EmptyView()
        }
      }
    }
  }
}

/// A tab bar in a stack of its own, in place of the bar that leads back.
struct HallView: View {
  @State private var room = Room.lobby

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottom) {
        Group {
          switch room {
          case .lobby: LobbyView(room: $room)
          case .vault: VaultView()
          case .desk: DeskView()
          }
        }
        .frame(maxWidth: .infinity)
        HStack {
          ForEach(Room.allCases, id: \.self) { other in
            Button(other.rawValue) { room = other }
          }
        }
      }
    }
    .navigationBarHidden(true)
  }
}

/// The same below the bar that leads back: a part of a screen.
struct GuestView: View {
  @State private var room = Room.lobby

  var body: some View {
    NavigationView {
      VStack {
        switch room {
        case .lobby: Text("Lobby")
        case .vault: FenceView()
        case .desk: QueueView()
        }
        HStack {
          ForEach(Room.allCases, id: \.self) { other in
            Button(other.rawValue) { room = other }
          }
        }
      }
    }
  }
}

struct LobbyView: View {
  @Binding var room: Room
  var body: some View { Button("Desk") { room = .desk } }
}

struct VaultView: View {
  var body: some View { NavigationLink("Box") { BoxView() } }
}

struct DeskView: View { var body: some View { Text("Desk") } }
struct BoxView: View { var body: some View { Text("Box") } }
struct FenceView: View { var body: some View { Text("Fence") } }
struct QueueView: View { var body: some View { Text("Queue") } }
