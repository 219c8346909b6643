import Core
import SwiftUI

public struct QuayView: View {
    @Environment(Conductor.self) private var conductor
    let number: Int

    public init(number: Int) {
        self.number = number
    }

    public var body: some View {
        Button("Wait inside") { conductor.board(.waitingRoom) }
        Button("Other side") { conductor.change(to: .quay(number + 1)) }
        Button("Back") { conductor.alight() }
    }
}

public struct WaitingRoomView: View {
    @Environment(Conductor.self) private var conductor

    public init() {}

    public var body: some View {
        Button("Home") { conductor.terminus() }
        Button("Hall") { conductor.alight(stops: 2) }
    }
}
