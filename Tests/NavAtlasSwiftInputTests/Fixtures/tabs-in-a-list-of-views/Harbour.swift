import SwiftUI

@main
struct HarbourApp: App { var body: some Scene { WindowGroup { PierView() } } }

struct PierView: View {
    @State private var place = 1
    var body: some View {
        TabView(selection: $place) {
            ForEach(Array([AnyView(boats), AnyView(nets), AnyView(tides)].enumerated()), id: \.offset) { index, view in
                view
                    .tabItem { Image(systemName: "\(index).circle") }
                    .onAppear { print(index) }
            }
        }
    }
    private var boats: some View { BoatsView() }
    private var nets: some View { NetsView() }
    private var tides: some View { TidesView() }
}

struct BoatsView: View { @State private var x = false
    var body: some View { Button("Row") { x = true }.sheet(isPresented: $x) { RowView() } } }
struct NetsView: View { var body: some View { Text("Nets") } }
struct TidesView: View { var body: some View { Text("Tides") } }
struct RowView: View { var body: some View { Text("Row") } }
