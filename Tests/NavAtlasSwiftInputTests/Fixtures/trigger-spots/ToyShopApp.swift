import SwiftUI

@main
struct ToyShopApp: App {
    var body: some Scene {
        WindowGroup { ToyShopView() }
    }
}

enum Toy: Hashable { case bear, robot, kite, drum, top }

struct ToyShopView: View {
    @State private var toys: [Toy] = []
    @State private var query = ""

    var body: some View {
        NavigationStack(path: $toys) {
            List {
                Text("Bear").swipeActions {
                    Button("Show") { withAnimation(.spring) { toys.append(.bear) } }
                }
                Menu("More") {
                    Menu("Loud") { Button("Drum") { open(.drum) } }
                }
            }
            .searchable(text: $query)
            .onSubmit(of: .search) { find() }
            .refreshable { await surprise() }
            .navigationDestination(for: Toy.self) { toy in
                switch toy {
                case .bear: BearView()
                case .robot: RobotView()
                case .kite: KiteView()
                case .drum: DrumKitView()
                case .top: SpinningTopView()
                }
            }
        }
    }

    private func find() {
        DispatchQueue.main.async {
            defer { query = "" }
            if query == "robot" { self.toys.append(.robot) }
        }
    }

    private func surprise() async {
        await MainActor.run { open(.kite) }
    }

    private func open(_ toy: Toy) { toys.append(toy) }
}
