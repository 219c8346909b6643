import SwiftUI

struct MooringPanel: View {
    let boats: [Boat]

    var body: some View {
        Grid {
            ForEach(boats) { boat in
                NavigationLink("Boat \(boat.id)", value: boat)
            }
        }
        .navigationDestination(for: Boat.self) { BoatView(boat: $0) }
        .navigationDestination(for: Almanac.self) { page in
            switch page {
            case .tides: TideTableView()
            default: SkyView()
            }
        }
    }
}
