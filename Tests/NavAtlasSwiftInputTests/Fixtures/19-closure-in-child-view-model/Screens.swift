import SwiftUI

struct DrumView: View {
    let start: () -> Void

    var body: some View {
        Button("Turn", action: start)
    }
}

final class BallModel {
    let number: Int
    private let again: () -> Void
    private let win: () -> Void

    init(number: Int, again: @escaping () -> Void, win: @escaping () -> Void) {
        self.number = number
        self.again = again
        self.win = win
    }

    func shaken() {
        again()
    }

    func opened() {
        if number == 7 { win() }
    }
}

struct BallView: View {
    let model: BallModel

    var body: some View {
        VStack {
            Text("\(model.number)").onTapGesture(perform: model.opened)
            Button("Next ball") { model.shaken() }
        }
    }
}

struct PrizeView: View {
    var body: some View { Text("A toaster") }
}
