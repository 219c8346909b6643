import SwiftUI

public struct LedgerView: View {
    @State private var entry: Int?

    public init() {}

    public var body: some View {
        NavigationStack {
            Button("Entry 1") { entry = 1 }
                .navigationDestination(item: $entry) { EntryView(number: $0) }
        }
    }
}

struct EntryView: View {
    let number: Int
    var body: some View { Text("Entry \(number)") }
}
