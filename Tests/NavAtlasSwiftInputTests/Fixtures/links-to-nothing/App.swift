import SwiftUI

@main
struct DinerApp: App {
    var body: some Scene { WindowGroup { MenuView() } }
}

extension NavigationLink where Label == EmptyView, Destination == EmptyView {
    /// Only its chevron is wanted.
    static var chevron: NavigationLink { NavigationLink(destination: EmptyView(), label: { EmptyView() }) }
}

struct MenuView: View {
    @State private var shows = false

    var body: some View {
        NavigationStack {
            List {
                Button { shows = true } label: {
                    HStack {
                        Text("Soup")
                        NavigationLink.chevron
                    }
                }
                NavigationLink { EmptyView() } label: { Text("Sold out") }
                NavigationLink { BreadView() } label: { Text("Bread") }
            }
            .sheet(isPresented: $shows) { SoupView() }
        }
    }
}

struct SoupView: View { var body: some View { Text("Soup") } }
struct BreadView: View { var body: some View { Text("Bread") } }
