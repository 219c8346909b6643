import SwiftUI

struct SideMenu: View {
    @EnvironmentObject var nav: AppNavigation
    var body: some View {
        ForEach(MenuItem.allCases, id: \.self) { item in
            Button(item.title) {
                nav.menuItem = item
                nav.toggleMenu()
            }
        }
    }
}

struct GreenView: View {
    @EnvironmentObject var nav: AppNavigation
    var body: some View {
        Button("Menu") { nav.toggleMenu() }
        Button("To market") { nav.tab = .market }
    }
}

struct MarketView: View {
    @State private var showStall = false
    var body: some View {
        VStack {
            Button("Stall") { showStall = true }
            NavigationLink(destination: StallView(), isActive: $showStall) { EmptyView() }
        }
    }
}

struct StallView: View { var body: some View { Text("Eggs") } }
struct ChurchView: View { var body: some View { Text("Bells") } }

struct ProfileView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close", action: dismiss.callAsFunction) }
}
struct HelpView: View {
    @Environment(\.presentationMode) @Binding private var mode
    var body: some View { Button("Close") { mode.dismiss() } }
}
struct AboutView: View { var body: some View { Text("1.0") } }
