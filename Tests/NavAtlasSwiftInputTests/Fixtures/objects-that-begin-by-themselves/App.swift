import SwiftUI

@main
struct LibraryApp: App {
    @State private var shelf = Shelf()
    @StateObject private var membership = Membership()

    var body: some Scene {
        WindowGroup {
            DoorView()
                .environmentObject(membership)
                .environment(shelf)
        }
    }
}

struct DoorView: View {
    @EnvironmentObject private var membership: Membership

    var body: some View {
        switch membership.standing {
        case .unknown: LobbyView()
        case .guest: CounterView()
        case .member: ReadingRoomView()
        }
    }
}

@MainActor
final class Membership: ObservableObject {
    enum Standing { case unknown, guest, member }

    @Published var standing: Standing = .unknown
    private let register = Register()

    init() {
        register.open()
        Task { await self.recall() }
    }

    private func recall() async {
        if await register.card() != nil {
            standing = .member
        } else {
            standing = .guest
        }
    }
}

final class Register {
    func open() {}
    func card() async -> String? { UserDefaults.standard.string(forKey: "card") }
}

/// What it sets while it is made is set before anything is seen.
@Observable
final class Shelf {
    var isReading = false

    init() {
        restore()
    }

    private func restore() {
        if let page = UserDefaults.standard.string(forKey: "page") {
            print(page)
            isReading = true
        }
    }
}

struct LobbyView: View {
    var body: some View { ProgressView() }
}

struct CounterView: View {
    var body: some View { Text("Counter") }
}

struct ReadingRoomView: View {
    @Environment(Shelf.self) private var shelf

    var body: some View {
        if shelf.isReading { BookView() } else { CatalogueView() }
    }
}

struct BookView: View {
    var body: some View { Text("Book") }
}

struct CatalogueView: View {
    @Environment(Shelf.self) private var shelf

    var body: some View {
        Button("Read") { shelf.isReading = true }
    }
}
