import FirebaseAuth
import SwiftUI

@main struct BoatsApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup { Harbor().environmentObject(session) }
    }
}

final class Session: ObservableObject {
    @Published var isMember = false
    private let auth = Auth.auth()

    init() {
        Auth.auth().addStateDidChangeListener { [weak self] _, member in
            self?.isMember = member != nil
        }
    }

    func enter(_ name: String, _ word: String) async throws {
        _ = try await auth.signIn(withEmail: name, password: word)
    }

    func leave() throws { try Auth.auth().signOut() }
}

struct Harbor: View {
    @EnvironmentObject var session: Session
    @State private var trail = NavigationPath()
    @State private var pier = 0

    var body: some View {
        ZStack {
            if session.isMember {
                inside
            } else {
                NavigationStack(path: $trail) {
                    Gate(trail: $trail)
                        .navigationDestination(for: Int.self) { _ in Joining() }
                }
            }
        }
    }

    private var inside: some View {
        ZStack(alignment: .bottom) {
            NavigationStack(path: $trail) {
                TabView(selection: $pier) {
                    Boats(trail: $trail).tag(0)
                    Skipper().tag(1)
                }
                .navigationDestination(for: String.self) { name in Boat(name: name) }
            }
            if trail.isEmpty { PierBar(pier: $pier) }
        }
    }
}

struct PierBar: View {
    @Binding var pier: Int

    var body: some View {
        HStack {
            Button("Boats") { pier = 0 }
            Button("Skipper") { pier = 1 }
        }
    }
}

struct Gate: View {
    @EnvironmentObject var session: Session
    @Binding var trail: NavigationPath

    var body: some View {
        VStack {
            Button("Enter") { Task { try? await session.enter("a", "b") } }
            Button("Join") { trail.append(1) }
        }
    }
}

struct Joining: View {
    var body: some View {
        Button("Join") {
            Auth.auth().createUser(withEmail: "a", password: "b") { _, _ in }
        }
    }
}

struct Boats: View {
    @Binding var trail: NavigationPath
    var body: some View { Button("Boat") { trail.append("Anna") } }
}

struct Boat: View {
    let name: String
    var body: some View { Text(name) }
}

struct Skipper: View {
    @EnvironmentObject var session: Session
    var body: some View { Button("Leave") { try? session.leave() } }
}
