import SwiftUI

struct CounterHall: View {
    @EnvironmentObject private var office: Office

    var body: some View {
        if office.hall == .main {
            DeskTabs()
        } else {
            ClosedView()
        }
    }
}

struct DeskTabs: View {
    @EnvironmentObject private var office: Office

    var body: some View {
        TabView(selection: $office.desk) {
            NavigationStack(path: $office.collection) {
                CollectionView()
                    .navigationDestination(for: Album.self) { album in
                        switch album {
                        case .album(let name): AlbumView(name: name)
                        case .card(let id, _): PostcardView(id: id)
                        }
                    }
            }
            .tag(Office.Desk.collection)
            NavigationStack { StampShopView() }
                .tag(Office.Desk.shop)
        }
    }
}
