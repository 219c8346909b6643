import SwiftUI

@main
struct PotteryApp: App {
    var body: some Scene {
        WindowGroup { StudioView() }
    }
}

enum Vessel: Hashable { case wheel, kiln(glaze: String), shelf }

struct StudioView: View {
    @State private var table: [Vessel] = []

    var body: some View {
        NavigationStack(path: $table) {
            Button("Throw a bowl") { table.append(.wheel) }
                .navigationDestination(for: Vessel.self) { vessel in
                    switch vessel {
                    case .wheel:
                        WheelView(report: handle)
                    case .kiln(let glaze):
                        KilnView(glaze: glaze, report: handle(_:))
                    case .shelf:
                        ShelfView()
                    }
                }
        }
    }

    private func handle(_ event: WheelView.Event) {
        switch event {
        case .shaped: table.append(.kiln(glaze: "celadon"))
        case .collapsed: table = []
        }
    }

    private func handle(_ event: KilnView.Event) {
        switch event {
        case .fired: table[table.count - 1] = .shelf
        case .cracked: table.removeAll()
        }
    }
}
