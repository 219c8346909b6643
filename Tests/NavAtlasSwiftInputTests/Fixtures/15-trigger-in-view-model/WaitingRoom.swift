import SwiftUI

@Observable
final class WaitingRoomModel {
    private let corridor: Corridor
    var queue = [4, 8]

    init(corridor: Corridor) {
        self.corridor = corridor
    }

    func called(_ patient: Int) {
        queue.removeAll { $0 == patient }
        enter(patient)
    }

    private func enter(_ patient: Int) {
        corridor.proceed(through: .examination(patient: patient))
    }
}

struct WaitingRoomView: View {
    @State var model: WaitingRoomModel

    var body: some View {
        List(model.queue, id: \.self) { patient in
            Button("Patient \(patient)") { model.called(patient) }
        }
    }
}
