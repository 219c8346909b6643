import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { BakeryRoot() }
    }
}

@Observable
final class Counter {
    var cakes: [CakeStop] = []
    var slip: Slip?

    func hand(out newSlip: Slip) {
        slip = newSlip
    }
}

enum CakeStop: Hashable { case cake(Int) }

struct BakeryRoot: View {
    @State private var counter = Counter()

    var body: some View {
        NavigationStack(path: $counter.cakes) {
            CakeListView()
                .navigationDestination(for: CakeStop.self) { stop in
                    switch stop {
                    case .cake(let number): CakeView(number: number)
                    }
                }
        }
        .slips($counter.slip)
        .environment(counter)
    }
}
