import SwiftUI

public struct RepairListView: View {
    public init() {}

    public var body: some View {
        NavigationLink("Job 3") { DetailView(job: 3) }
    }
}

struct DetailView: View {
    let job: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationLink("Parts") { PartsView() }
        Button("Back") { dismiss() }
    }
}

struct PartsView: View {
    var body: some View { Text("Spokes") }
}
