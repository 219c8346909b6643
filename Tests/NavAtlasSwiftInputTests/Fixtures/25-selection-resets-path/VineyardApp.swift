import SwiftUI

@main
struct VineyardApp: App {
    var body: some Scene {
        WindowGroup { EstateView() }
    }
}

enum Slope: Hashable, CaseIterable { case south, west }
struct Vine: Hashable { var row: Int }

struct EstateView: View {
    @State private var slope: Slope?
    @State private var rows = NavigationPath()

    var body: some View {
        NavigationSplitView {
            SlopeList(slope: $slope)
        } detail: {
            NavigationStack(path: $rows) {
                SlopeMap(slope: slope)
                    .navigationDestination(for: Vine.self) { VineView(vine: $0) }
            }
        }
        .onChange(of: slope) {
            rows.removeLast(rows.count)
        }
    }
}

struct SlopeList: View {
    @Binding var slope: Slope?

    var body: some View {
        List(Slope.allCases, id: \.self, selection: $slope) { slope in
            NavigationLink(String(describing: slope), value: slope)
        }
    }
}

struct SlopeMap: View {
    let slope: Slope?

    var body: some View {
        List(1..<9, id: \.self) { row in
            NavigationLink("Row \(row)", value: Vine(row: row))
        }
    }
}

struct VineView: View {
    let vine: Vine
    var body: some View { Text("Row \(vine.row)") }
}
