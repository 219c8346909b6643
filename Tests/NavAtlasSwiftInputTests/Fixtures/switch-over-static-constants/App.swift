import SwiftUI

@main
struct KioskApp: App {
    var body: some Scene { WindowGroup { KioskView() } }
}

struct Offer: Identifiable, Equatable {
    let name: String
    var id: String { name }
}

extension Offer {
    static let map = Offer(name: "Map")
    static let ticket = Offer(name: "Ticket")
    static let guide = Offer(name: "Guide")
}

struct KioskView: View {
    private let offers: [Offer] = [.map, .ticket, .guide]
    @State private var chosen: Offer?

    var body: some View {
        List(offers) { offer in
            Button(offer.name) { chosen = offer }
        }
        .sheet(item: $chosen) { offer in
            switch offer {
            case .map: MapView()
            case .ticket: TicketView()
            case .guide: GuideView()
            default: EmptyView()
            }
        }
    }
}

struct MapView: View { var body: some View { Text("Map") } }
struct TicketView: View { var body: some View { Text("Ticket") } }
struct GuideView: View { var body: some View { Text("Guide") } }
