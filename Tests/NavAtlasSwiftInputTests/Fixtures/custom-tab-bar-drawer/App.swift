import SwiftUI

@main
struct VillageApp: App {
    @StateObject private var nav = AppNavigation()
    var body: some Scene {
        WindowGroup { ShellView().environmentObject(nav) }
    }
}

enum MainTab: String, CaseIterable, Identifiable {
    case green, market, church
    var id: String { rawValue }
    var icon: String { self == .green ? "leaf" : "cart" }
}

enum MenuItem: CaseIterable { case profile, help, about
    var title: String { String(describing: self).capitalized }
}

final class AppNavigation: ObservableObject {
    @Published var tab: MainTab = .green
    @Published var isMenuOpen = false
    @Published var menuItem: MenuItem?
    func toggleMenu() { withAnimation(.spring()) { isMenuOpen.toggle() } }
}

struct ShellView: View {
    @EnvironmentObject private var nav: AppNavigation

    var body: some View {
        ZStack(alignment: .leading) {
            VStack(spacing: 0) {
                ZStack {
                    switch nav.tab {
                    case .green: GreenView()
                    case .market: NavigationView { MarketView() }.navigationViewStyle(.stack)
                    case .church: ChurchView()
                    }
                }
                .frame(maxHeight: .infinity)
                VillageTabBar(selection: $nav.tab)
            }
            .disabled(nav.isMenuOpen)

            if nav.isMenuOpen {
                Color.black.opacity(0.3).onTapGesture { nav.toggleMenu() }
            }
            SideMenu()
                .frame(width: 270)
                .offset(x: nav.isMenuOpen ? 0 : -270)
        }
        .fullScreenCover(item: Binding(get: { nav.menuItem.map(Boxed.init) }, set: { nav.menuItem = $0?.item })) { boxed in
            menuDestination(boxed.item)
        }
    }

    struct Boxed: Identifiable {
        let item: MenuItem
        var id: String { item.title }
    }

    @ViewBuilder private func menuDestination(_ item: MenuItem) -> some View {
        switch item {
        case .profile: ProfileView()
        case .help: HelpView()
        case .about: AboutView()
        }
    }
}

struct VillageTabBar: View {
    @Binding var selection: MainTab
    @Namespace private var namespace

    var body: some View {
        HStack {
            ForEach(MainTab.allCases) { tab in
                Image(systemName: tab.icon)
                    .onTapGesture { withAnimation { selection = tab } }
            }
        }
    }
}
