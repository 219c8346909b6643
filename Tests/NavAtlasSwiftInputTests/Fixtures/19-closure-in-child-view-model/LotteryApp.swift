import SwiftUI

@main
struct LotteryApp: App {
    var body: some Scene {
        WindowGroup { DrawFlow() }
    }
}

enum Draw: Hashable { case ball(Int), prize }

@MainActor
final class DrawFlowModel: ObservableObject {
    @Published var drum: [Draw] = []

    func makeBallModel(number: Int) -> BallModel {
        BallModel(
            number: number,
            again: { [weak self] in self?.roll() },
            win: { [weak self] in self?.drum.append(.prize) }
        )
    }

    func roll() {
        drum.append(.ball(Int.random(in: 1...49)))
    }
}

struct DrawFlow: View {
    @StateObject private var model = DrawFlowModel()

    var body: some View {
        NavigationStack(path: $model.drum) {
            DrumView(start: model.roll)
                .navigationDestination(for: Draw.self) { draw in
                    switch draw {
                    case .ball(let number):
                        BallView(model: model.makeBallModel(number: number))
                    case .prize:
                        PrizeView()
                    }
                }
        }
    }
}
