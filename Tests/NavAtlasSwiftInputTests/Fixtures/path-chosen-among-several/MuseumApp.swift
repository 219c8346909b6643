import SwiftUI

enum Room: Hashable { case hall(String), statue(Int), shop }

protocol Guiding: AnyObject {
    func show(_ room: Room)
}

final class Guide: ObservableObject, Guiding {
    @Published var tour: [Room] = []

    func show(_ room: Room) { tour.append(room) }

    func follow(_ url: URL) {
        guard let rooms = rooms(for: url) else { return }
        tour = rooms
    }

    private func rooms(for url: URL) -> [Room]? {
        switch url.host {
        case "shop": return [.shop]
        case "statue": return [.hall("north"), .statue(1)]
        default: return nil
        }
    }
}

@main
struct MuseumApp: App {
    @StateObject private var guide = Guide()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $guide.tour) {
                EntranceView(model: EntranceModel(guide: guide))
                    .navigationDestination(for: Room.self, destination: RoomFactory(guide: guide).view)
            }
            .onOpenURL { guide.follow($0) }
        }
    }
}

struct RoomFactory {
    let guide: Guide

    @ViewBuilder func view(for room: Room) -> some View {
        switch room {
        case .hall(let name): HallView(name: name)
        case .statue(let number): StatueView(number: number)
        case .shop: ShopView()
        }
    }
}

final class EntranceModel: ObservableObject {
    private weak var guide: Guiding?

    init(guide: Guiding) { self.guide = guide }

    func begin() { guide?.show(.hall("north")) }
}

struct EntranceView: View {
    @ObservedObject var model: EntranceModel
    var body: some View { Button("Begin", action: model.begin) }
}

struct HallView: View {
    let name: String
    var body: some View { NavigationLink("First", value: Room.statue(1)) }
}

struct StatueView: View {
    let number: Int
    var body: some View { Text("Marble") }
}

struct ShopView: View {
    var body: some View { Text("Postcards") }
}
