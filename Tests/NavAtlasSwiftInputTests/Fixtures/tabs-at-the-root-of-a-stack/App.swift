import SwiftUI

@main
struct HarvestApp: App {
    @StateObject private var field = Field()
    @ObservedObject private var trail = Trail.shared

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $trail.path) {
                field.view(of: field.root)
                    .navigationDestination(for: Field.Place.self) { field.view(of: $0) }
            }
        }
    }
}

final class Trail: ObservableObject {
    static let shared = Trail()
    @Published var path = NavigationPath()
}

final class Field: ObservableObject {
    enum Place: Hashable { case gate, rows, barn, loft }

    @Published var root = Place.gate

    func leave() {
        Trail.shared.path = NavigationPath()
        root = .gate
    }

    @ViewBuilder
    func view(of place: Place) -> some View {
        switch place {
        case .gate: GateView(field: self)
        case .rows: RowsView(field: self)
        case .barn: BarnView(field: self)
        case .loft: LoftView(field: self)
        }
    }
}

struct GateView: View {
    let field: Field
    var body: some View { Button("In") { field.root = .rows } }
}

struct RowsView: View {
    let field: Field

    var body: some View {
        TabView {
            BeansView(field: field).tabItem { Text("Beans") }
            field.view(of: .barn).tabItem { Text("Barn") }
        }
    }
}

struct BeansView: View {
    let field: Field

    var body: some View {
        Button("Barn") { Trail.shared.path.append(Field.Place.barn) }
        Button("Out") { field.leave() }
    }
}

struct BarnView: View {
    let field: Field

    var body: some View {
        Button("Loft") { Trail.shared.path.append(Field.Place.loft) }
        Button("Out") { field.leave() }
    }
}

struct LoftView: View {
    let field: Field
    var body: some View { Button("Out") { field.leave() } }
}
