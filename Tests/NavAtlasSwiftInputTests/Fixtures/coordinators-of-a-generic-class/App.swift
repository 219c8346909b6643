import SwiftUI
import Observation

@main
struct GardenApp: App {
    var body: some Scene { WindowGroup { GardenView() } }
}

struct GardenView: View {
    @State private var beds: BedsCoordinator
    @State private var tools: ToolsCoordinator

    init() {
        beds = BedsCoordinator(name: "Beds")
        tools = ToolsCoordinator()
    }

    var body: some View {
        TabView {
            NavigationStack(path: beds.pathBinding) {
                beds.view(for: .root)
                    .navigationDestination(for: BedsCoordinator.Routes.self) { beds.view(for: $0) }
                    .sheet(isPresented: beds.sheetIsPresented) { beds.sheet }
            }
            .environment(beds)
            .tabItem { Text("Beds") }
            NavigationStack(path: tools.pathBinding) {
                tools.view(for: .root)
                    .navigationDestination(for: ToolsCoordinator.Routes.self) { tools.view(for: $0) }
                    .sheet(isPresented: tools.sheetIsPresented) { tools.sheet }
            }
            .environment(tools)
            .tabItem { Text("Tools") }
        }
    }
}

@Observable
class Coordinator<Route: Hashable, SheetType: Hashable> {
    private(set) var path: [Route] = []
    private(set) var sheet: SheetType?

    var pathBinding: Binding<[Route]> {
        Binding(get: { self.path }, set: { self.path = $0 })
    }

    var sheetIsPresented: Binding<Bool> {
        Binding(get: { self.sheet != nil }, set: { self.sheet = $0 ? self.sheet : nil })
    }

    func push(_ route: Route) { path.append(route) }
    func pop() { _ = path.popLast() }
    func popToRoot() { path.removeAll() }
    func present(_ sheet: SheetType) { self.sheet = sheet }
    func dismissSheet() { sheet = nil }
}

final class BedsCoordinator: Coordinator<BedsCoordinator.Routes, BedsCoordinator.Sheet> {
    private let name: String
    init(name: String) { self.name = name }

    func showBed(_ id: Int) { push(.bed(id)) }
    func showSeeds() { present(.seeds) }
}

extension BedsCoordinator {
    enum Routes: Hashable {
        case root
        case bed(Int)
        case plant(String)
    }

    @ViewBuilder
    func view(for route: Routes) -> some View {
        switch route {
        case .root: BedListView()
        case .bed(let id): BedView(id: id)
        case .plant(let name): PlantView(name: name, coordinator: self)
        }
    }

    enum Sheet: Hashable, View {
        case seeds
        case label(String)

        var body: some View {
            switch self {
            case .seeds: SeedsView()
            case .label(let text): LabelView(text: text)
            }
        }
    }
}

extension BedsCoordinator: PlantView.Coordinatable {
    func onLabel(_ text: String) { present(.label(text)) }
}

final class ToolsCoordinator: Coordinator<ToolsCoordinator.Routes, ToolsCoordinator.Sheet> {
    func showSpade() { push(.spade) }
}

extension ToolsCoordinator {
    enum Routes: Hashable { case root, spade }
    enum Sheet: Hashable, View {
        case manual, warranty

        var body: some View {
            switch self {
            case .manual: ManualView()
            case .warranty: WarrantyView()
            }
        }
    }

    @ViewBuilder
    func view(for route: Routes) -> some View {
        switch route {
        case .root: ToolListView()
        case .spade: SpadeView()
        }
    }
}

struct BedListView: View {
    @Environment(BedsCoordinator.self) private var coordinator
    var body: some View {
        Button("Bed") { coordinator.showBed(1) }
        Button("Seeds") { coordinator.showSeeds() }
    }
}

struct BedView: View {
    let id: Int
    @Environment(BedsCoordinator.self) private var coordinator
    var body: some View {
        Button("Plant") { coordinator.push(.plant("Bean")) }
        Button("All") { coordinator.popToRoot() }
    }
}

struct PlantView<C: PlantView.Coordinatable>: View {
    protocol Coordinatable { func onLabel(_ text: String) }
    let name: String
    let coordinator: C
    var body: some View { Button("Label") { coordinator.onLabel(name) } }
}

struct SeedsView: View { var body: some View { Text("Seeds") } }
struct LabelView: View { let text: String; var body: some View { Text(text) } }

struct ToolListView: View {
    @Environment(ToolsCoordinator.self) private var coordinator
    var body: some View {
        Button("Spade") { coordinator.showSpade() }
        Button("Manual") { coordinator.present(.manual) }
    }
}

struct WarrantyView: View { var body: some View { Text("Two years") } }

struct SpadeView: View {
    @Environment(ToolsCoordinator.self) private var coordinator
    var body: some View {
        Button("Back") { coordinator.pop() }
        Button("Warranty") { coordinator.present(.warranty) }
    }
}

struct ManualView: View {
    @Environment(ToolsCoordinator.self) private var coordinator
    var body: some View { Button("Close") { coordinator.dismissSheet() } }
}
