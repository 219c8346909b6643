import SwiftUI

@main
struct LendingApp: App {
    var body: some Scene {
        WindowGroup { LoanDeskView() }
    }
}

enum DeskStop: Hashable {
    case shelf(number: Int)
    case reader(name: String)
    case fines(reader: String)
    case archive
}

struct LoanDeskView: View {
    @State private var stops: [DeskStop] = []

    var body: some View {
        NavigationStack(path: $stops) {
            VStack {
                NavigationLink("Shelf 4", value: DeskStop.shelf(number: 4))
                Button("Today's reader") { stops.append(.reader(name: "Ines")) }
            }
            .navigationTitle("Desk")
            .navigationDestination(for: DeskStop.self) { stop in
                switch stop {
                case .shelf(let number):
                    ShelfView(number: number)
                case let .reader(name):
                    ReaderCardView(name: name)
                        .navigationTitle(name)
                case .fines(let reader): FinesView(reader: reader)
                case .archive:
                    ArchiveView()
                }
            }
        }
    }
}
