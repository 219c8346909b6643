import SwiftUI

@main
struct AlmanacApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { MonthListView() }
        }
    }
}

/// A list of months. Use it like this:
/// ```swift
/// NavigationLink("Moon") { MoonView() }
/// ```
struct MonthListView: View {
    var body: some View {
        List {
            NavigationLink("May") { MonthView(name: "May") }
            // NavigationLink("Eclipse") { EclipseView() }
            /*
             NavigationLink(destination: EclipseView()) {
                 Text("Eclipse")
             }
             .sheet(isPresented: .constant(true)) { MoonView() }
             */
            Text(sample)
        }
        // .fullScreenCover(isPresented: $legacy) { EclipseView() }
    }

    private var sample: String {
        """
        .sheet(isPresented: $open) { MoonView() }
        NavigationLink("Eclipse") { EclipseView() }
        """
    }
}

struct MonthView: View {
    let name: String
    var body: some View { Text(name) }
}

struct MoonView: View {
    var body: some View { Text("Full") }
}

struct EclipseView: View {
    var body: some View { Text("Dark") }
}
