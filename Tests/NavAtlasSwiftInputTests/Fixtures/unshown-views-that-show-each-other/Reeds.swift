import SwiftUI

/// A pair in a stack of its own: the second one opens the first one again.
struct ReedView: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Boat") { BoatView() }
            }
        }
    }
}

struct BoatView: View {
    @State private var drifts = false

    var body: some View {
        Button("Drift") { drifts = true }
            .sheet(isPresented: $drifts) { ReedView() }
    }
}
