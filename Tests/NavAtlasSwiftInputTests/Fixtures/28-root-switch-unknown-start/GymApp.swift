import SwiftUI

@main
struct GymApp: App {
    @StateObject private var membership = Membership()

    var body: some Scene {
        WindowGroup {
            if membership.card == nil {
                TurnstileView(membership: membership)
            } else {
                TrainingView(membership: membership)
            }
        }
    }
}

final class Membership: ObservableObject {
    @Published private(set) var card: String?

    init() {
        card = UserDefaults.standard.string(forKey: "card")
    }

    func join() async {
        card = UUID().uuidString
    }

    func cancel() {
        card = nil
    }
}

struct TurnstileView: View {
    let membership: Membership

    var body: some View {
        Button("Join") { Task { await membership.join() } }
    }
}

struct TrainingView: View {
    let membership: Membership
    @State private var showsProfile = false

    var body: some View {
        Button("Profile") { showsProfile.toggle() }
            .sheet(isPresented: $showsProfile) {
                ProfileView(leave: membership.cancel)
            }
    }
}

struct ProfileView: View {
    var leave: () -> Void

    var body: some View {
        Button("Leave the club", role: .destructive, action: leave)
    }
}
