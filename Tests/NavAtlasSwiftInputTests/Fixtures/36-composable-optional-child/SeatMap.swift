import ComposableArchitecture
import SwiftUI

@Reducer
struct SeatMap {
    @ObservableState
    struct State { var row: Int }

    enum Action { case seatTaken, zoomed }
}

struct SeatMapView: View {
    let store: StoreOf<SeatMap>

    var body: some View {
        Text("Row \(store.row)")
            .onTapGesture { store.send(.seatTaken) }
    }
}
