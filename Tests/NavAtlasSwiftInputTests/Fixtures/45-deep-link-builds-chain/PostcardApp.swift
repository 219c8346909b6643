import SwiftUI

@main
struct PostcardApp: App {
    @StateObject private var office = Office()

    var body: some Scene {
        WindowGroup {
            CounterHall()
                .environmentObject(office)
                .onOpenURL(perform: open)
        }
    }

    private func open(_ url: URL) {
        switch url.pathComponents.dropFirst().first {
        case "card":
            office.hall = .main
            office.desk = .collection
            office.collection = [.album(name: "Italy"), .card(id: 5, flipped: true)]
        case "stamps":
            office.hall = .main
            office.desk = .shop
            office.collection = []
        default:
            office.hall = .closed
        }
    }
}

final class Office: ObservableObject {
    enum Hall { case closed, main }
    enum Desk: Hashable { case collection, shop }

    @Published var hall = Hall.closed
    @Published var desk = Desk.shop
    @Published var collection: [Album] = []
}

enum Album: Hashable {
    case album(name: String)
    case card(id: Int, flipped: Bool)
}
