import SpinnerKit
import SwiftUI

@main
struct WindmillApp: App {
    var body: some Scene {
        WindowGroup { WindmillView() }
    }
}

/// The absent view lays a spinner over the tabs for as long as something is loaded.
struct WindmillView: View {
    @State private var turns = false

    var body: some View {
        SpinnerStack {
            TabView {
                SailsView()
                StonesView()
            }
            if turns { ProgressView() }
        }
        .task { turns = true }
    }
}

struct SailsView: View {
    @State private var mends = false

    var body: some View {
        Button("Mend") { mends = true }
            .sheet(isPresented: $mends) { NeedleView() }
    }
}

struct StonesView: View {
    var body: some View {
        NavigationStack { NavigationLink("Grind") { FlourView() } }
    }
}

struct NeedleView: View { var body: some View { Text("Needle") } }
struct FlourView: View { var body: some View { Text("Flour") } }
