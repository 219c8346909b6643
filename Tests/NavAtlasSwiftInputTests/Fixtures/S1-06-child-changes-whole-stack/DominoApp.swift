import SwiftUI

@main
struct DominoApp: App {
    var body: some Scene {
        WindowGroup { TableView() }
    }
}

struct Tile: Hashable { var dots: Int }

struct TableView: View {
    @State private var row: [Tile] = []

    var body: some View {
        NavigationStack(path: $row) {
            NavigationLink("Start", value: Tile(dots: 1))
                .navigationDestination(for: Tile.self) { tile in
                    TileView(tile: tile, row: $row)
                }
        }
    }
}

struct TileView: View {
    let tile: Tile
    @Binding var row: [Tile]

    var body: some View {
        VStack {
            NavigationLink("Next", value: Tile(dots: tile.dots + 1))
            TileActions(line: $row)
        }
    }
}

struct TileActions: View {
    @Binding var line: [Tile]

    var body: some View {
        Menu("More") {
            Button("Sweep") { line.removeAll() }
            Button("Take one") { _ = line.popLast() }
            Button("Deal") { line.append(contentsOf: [Tile(dots: 5), Tile(dots: 6)]) }
        }
    }
}
