import SwiftUI

@main
struct ForgeApp: App {
    var body: some Scene { WindowGroup { ForgeView() } }
}

struct Blade: Equatable { var length: Int }

struct ForgeView: View {
    @State private var blade: Blade?

    var body: some View {
        if let blade {
            GrindView(blade: blade) { self.blade = nil }
        } else {
            FireView(blade: $blade)
        }
    }
}

struct FireView: View {
    @Binding var blade: Blade?
    @State private var blows = false

    var body: some View {
        Button("Strike") { blade = Blade(length: 40) }
        Button("Blow") { blows = true }
            .sheet(isPresented: $blows) { BellowsView() }
    }
}

struct GrindView: View {
    let blade: Blade
    let sell: () -> Void
    var body: some View { Button("Sell", action: sell) }
}

struct BellowsView: View { var body: some View { Text("Whoosh") } }
