import SwiftUI

@main
struct LighthouseApp: App {
    @StateObject private var session = SessionStore()
    @State private var selectedLamp: Lamp?

    var body: some Scene {
        WindowGroup {
            if let keeper = session.keeper {
                MainTabs(keeper: keeper, selectedLamp: $selectedLamp)
                    .environmentObject(session)
            } else {
                SignInView()
                    .environmentObject(session)
            }
        }
    }
}

struct Keeper: Codable, Identifiable { let id: UUID; let name: String }
struct Lamp: Identifiable, Hashable { let id: Int }

@MainActor
final class SessionStore: ObservableObject {
    @Published private(set) var keeper: Keeper?
    @Published var error: String?
    private var task: Task<Void, Never>?

    func signIn(_ name: String) {
        task = Task {
            try? await Task.sleep(nanoseconds: 1_000_000)
            guard !name.isEmpty else { error = "?"; return }
            keeper = Keeper(id: UUID(), name: name)
        }
    }

    func signOut() { keeper = nil }
}
