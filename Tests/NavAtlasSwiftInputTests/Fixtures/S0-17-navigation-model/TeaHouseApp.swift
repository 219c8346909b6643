import SwiftUI

@main
struct TeaHouseApp: App {
    @StateObject private var kettle = Kettle()

    var body: some Scene {
        WindowGroup {
            TeaHouseView(navModel: kettle)
        }
    }
}

final class Kettle: ObservableObject {
    @Published var selectedShelf: Shelf?
    @Published var teaPath: [Tea] = []

    func teaOfTheDay() {
        selectedShelf = .green
        teaPath = [Tea(id: 1)]
    }
}

enum Shelf: String, CaseIterable, Hashable { case green, black }
struct Tea: Hashable, Identifiable { let id: Int }

struct TeaHouseView: View {
    @ObservedObject var navModel: Kettle

    var body: some View {
        NavigationSplitView {
            List(Shelf.allCases, id: \.self, selection: $navModel.selectedShelf) { shelf in
                NavigationLink(shelf.rawValue, value: shelf)
            }
            .toolbar { Button("Today") { navModel.teaOfTheDay() } }
        } detail: {
            NavigationStack(path: $navModel.teaPath) {
                TeaGrid(navigationModel: navModel)
                    .navigationDestination(for: Tea.self) { TeaView(tea: $0, navModel: navModel) }
            }
        }
    }
}

struct TeaGrid: View {
    @ObservedObject var navigationModel: Kettle

    var body: some View {
        NavigationLink("Sencha", value: Tea(id: 2))
        Button("Milder") { navigationModel.teaPath.append(Tea(id: 3)) }
    }
}

struct TeaView: View {
    let tea: Tea
    let navModel: Kettle

    var body: some View {
        Button("All teas") { navModel.teaPath.removeAll() }
    }
}
