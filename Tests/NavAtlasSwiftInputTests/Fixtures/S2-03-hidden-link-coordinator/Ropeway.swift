import SwiftUI

enum Station {
    case valley, middle, peak, restaurant

    @ViewBuilder var platform: some View {
        switch self {
        case .valley: ValleyView()
        case .middle: MiddleStationView()
        case .peak: PeakView()
        case .restaurant: RestaurantView()
        }
    }
}

final class Ropeway: ObservableObject {
    @Published private var next: Station = .middle
    @Published private var moving = false

    func depart(for station: Station) {
        next = station
        moving = true
    }

    func cable() -> some View {
        NavigationLink(
            isActive: Binding(get: { self.moving }, set: { self.moving = $0 }),
            destination: { self.next.platform },
            label: { EmptyView() }
        )
    }
}
