import SwiftUI

enum MuseumRoute: Routable {
    case room(Int)
    case painting(title: String, room: Int)
    case shop
    case audioGuide

    func destination(router: Router<MuseumRoute>) -> some View {
        switch self {
        case .room(let number): RoomView(viewModel: RoomViewModel(number: number, router: router))
        case let .painting(title, _): PaintingView(title: title, router: router)
        case .shop: ShopView(router: router)
        case .audioGuide: AudioGuideView().presentationDetents([.medium])
        }
    }
}

@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup {
            RoutingView(MuseumRoute.self) { router in
                HallView(router: router)
            }
        }
    }
}

struct HallView: View {
    @ObservedObject var router: Router<MuseumRoute>
    var body: some View {
        ForEach(1..<4) { number in
            Button("Room \(number)") { router.navigate(to: .room(number)) }
        }
        Button("Shop") { router.navigate(to: .shop, by: .cover) }
        Button("Audio") { router.navigate(to: .audioGuide, by: .sheet) }
    }
}

@MainActor
final class RoomViewModel: ObservableObject {
    let number: Int
    private let router: Router<MuseumRoute>
    init(number: Int, router: Router<MuseumRoute>) {
        self.number = number
        self.router = router
    }
    func tapped(_ title: String) { router.navigate(to: .painting(title: title, room: number)) }
}

struct RoomView: View {
    @StateObject var viewModel: RoomViewModel
    var body: some View { Button("Hay") { viewModel.tapped("Hay") } }
}

struct PaintingView: View {
    let title: String
    @ObservedObject var router: Router<MuseumRoute>
    var body: some View {
        Button("Hall") { router.backToRoot() }
        Button("Guide") { router.navigate(to: .audioGuide, by: .sheet) }
    }
}

struct ShopView: View {
    let router: Router<MuseumRoute>
    var body: some View {
        Button("Postcards") { router.navigate(to: .painting(title: "Card", room: 0)) }
    }
}

struct AudioGuideView: View { var body: some View { Text("…") } }
