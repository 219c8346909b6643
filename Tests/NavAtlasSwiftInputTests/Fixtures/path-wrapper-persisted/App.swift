import SwiftUI

@main
struct RopewayApp: App {
    @StateObject private var paths = PathStore()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            StationsRoot()
                .environmentObject(paths)
                .onChange(of: phase) { new in if new == .background { paths.save() } }
        }
    }
}

typealias Route = RopewayRoute

enum RopewayRoute: Codable, Hashable {
    case station(Station)
    case cabin(station: Station, number: Int)
    case ticket(TicketKind)

    enum TicketKind: String, Codable, CaseIterable { case single, day }
}

struct Station: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    static let all = [Station(id: 1, name: "Valley"), Station(id: 2, name: "Middle")]
}

final class PathStore: ObservableObject {
    @Published var path: NavigationPath {
        didSet { save() }
    }
    private let url = URL.documentsDirectory.appending(path: "path.json")

    init() {
        if let data = try? Data(contentsOf: url),
           let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) {
            path = NavigationPath(decoded)
            return
        }
        path = NavigationPath()
    }

    func save() {
        guard let representation = path.codable else { return }
        try? JSONEncoder().encode(representation).write(to: url)
    }

    subscript(route: Route) -> Bool { false }

    func open(_ routes: Route...) { routes.forEach { path.append($0) } }
    func back(_ count: Int = 1) { path.removeLast(min(count, path.count)) }
}
