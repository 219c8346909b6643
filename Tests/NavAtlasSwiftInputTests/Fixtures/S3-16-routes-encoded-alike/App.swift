import SwiftUI

@main
struct TheatreApp: App {
    var body: some Scene {
        WindowGroup { LobbyView() }
    }
}

enum Stage: Codable {
    case main
    case side(row: Int)
}

enum Kitchen: Codable {
    case main
    case cellar
}

final class Usher: ObservableObject {
    @Published var tickets: [Data] = []

    func lead<Place: Codable>(to place: Place) {
        guard let ticket = try? JSONEncoder().encode(place) else { return }
        tickets.append(ticket)
    }
}

struct LobbyView: View {
    @StateObject private var usher = Usher()

    var body: some View {
        NavigationStack(path: $usher.tickets) {
            VStack {
                Button("Show") { usher.lead(to: Stage.main) }
                Button("Balcony") { usher.lead(to: Stage.side(row: 3)) }
            }
            .navigationDestination(for: Data.self) { ticket in
                door(of: ticket).environmentObject(usher)
            }
        }
    }

    @ViewBuilder private func door(of ticket: Data) -> some View {
        if let stage = try? JSONDecoder().decode(Stage.self, from: ticket) {
            switch stage {
            case .main: StageView()
            case .side: BalconyView()
            }
        } else if let kitchen = try? JSONDecoder().decode(Kitchen.self, from: ticket) {
            switch kitchen {
            case .main: KitchenView()
            case .cellar: CellarView()
            }
        }
    }
}

struct StageView: View {
    @EnvironmentObject private var usher: Usher

    var body: some View {
        Button("To the kitchen") { usher.lead(to: Kitchen.main) }
        Button("To the cellar") { usher.lead(to: Kitchen.cellar) }
    }
}

struct BalconyView: View { var body: some View { Text("Row 3") } }
struct KitchenView: View { var body: some View { Text("Soup") } }
struct CellarView: View { var body: some View { Text("Wine") } }
