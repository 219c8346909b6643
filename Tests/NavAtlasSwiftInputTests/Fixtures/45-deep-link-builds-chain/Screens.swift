import SwiftUI

struct ClosedView: View {
    @EnvironmentObject private var office: Office
    var body: some View { Button("Open") { office.hall = .main } }
}

struct CollectionView: View {
    var body: some View {
        NavigationLink("Italy", value: Album.album(name: "Italy"))
    }
}

struct AlbumView: View {
    let name: String
    var body: some View {
        NavigationLink("Rome", value: Album.card(id: 1, flipped: false))
    }
}

struct PostcardView: View {
    let id: Int
    var body: some View { Text("Wish you were here") }
}

struct StampShopView: View {
    var body: some View { Text("Sold out") }
}
