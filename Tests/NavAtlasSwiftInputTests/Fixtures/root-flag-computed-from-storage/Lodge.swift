import SwiftUI

@main struct LodgeApp: App {
    @StateObject private var desk = Desk()

    var body: some Scene {
        WindowGroup {
            if !desk.isOpen {
                Closed(desk: desk)
            } else if desk.hasGuest {
                Room(desk: desk)
            } else {
                Lobby(desk: desk)
            }
        }
    }
}

enum Hours { case night, morning, day }

struct Guest { let name: String }

final class Desk: ObservableObject {
    @Published var guest: Guest?
    @Published var hours = Hours.night

    var hasGuest: Bool { guest != nil }

    var isOpen: Bool {
        switch hours {
        case .morning, .day: true
        case .night: false
        }
    }
}

struct Closed: View {
    let desk: Desk
    var body: some View { Button("Wake") { desk.hours = .morning } }
}

struct Lobby: View {
    let desk: Desk

    var body: some View {
        Button("Check in") { desk.guest = Guest(name: "Ida") }
    }
}

struct Room: View {
    let desk: Desk

    var body: some View {
        Button("Check out") { desk.guest = nil }
        Button("Lights out") {
            desk.guest = nil
            desk.hours = .night
        }
    }
}
