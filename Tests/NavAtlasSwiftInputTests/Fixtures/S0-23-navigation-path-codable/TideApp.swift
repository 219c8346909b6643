import SwiftUI

@main
struct TideApp: App {
    var body: some Scene {
        WindowGroup { BeachView() }
    }
}

enum Wave: Codable, Hashable { case small, tall(Int) }

struct BeachView: View {
    @State private var water: NavigationPath
    @Environment(\.scenePhase) private var phase

    init() {
        if let data = UserDefaults.standard.data(forKey: "water"),
           let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) {
            _water = State(initialValue: NavigationPath(saved))
        } else {
            _water = State(initialValue: NavigationPath())
        }
    }

    var body: some View {
        NavigationStack(path: $water) {
            NavigationLink("Small", value: Wave.small)
                .navigationDestination(for: Wave.self) { wave in
                    switch wave {
                    case .small: RippleView()
                    case .tall(let metres): BreakerView(metres: metres)
                    }
                }
        }
        .onChange(of: phase) {
            guard phase == .background, let code = water.codable else { return }
            UserDefaults.standard.set(try? JSONEncoder().encode(code), forKey: "water")
        }
    }
}

struct RippleView: View {
    var body: some View {
        NavigationLink("Taller", value: Wave.tall(3))
    }
}

struct BreakerView: View {
    let metres: Int
    var body: some View { Text("\(metres) m") }
}
