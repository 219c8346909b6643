import SwiftUI
import XCTest
@testable import Ledger

final class LedgerViewTests: XCTestCase {
    struct Probe: View {
        @State var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                EntryView(number: 0)
                    .navigationDestination(for: Int.self) { _ in LedgerView() }
            }
            .onAppear { path.append(3) }
        }
    }

    func testOpensEntry() {
        _ = Probe(path: [1, 2]).body
    }
}
