import Combine
import SwiftUI

extension Notification.Name {
    static let backToCamp = Notification.Name("backToCamp")
}

enum Camp {
    case base, ridge, lake, cave, spring

    @ViewBuilder var tent: some View {
        switch self {
        case .base: BaseCampView()
        case .ridge: RidgeView()
        case .lake: LakeView()
        case .cave: CaveView()
        case .spring: SpringView()
        }
    }
}

final class Expedition: ObservableObject {
    @Published var goal: Camp = .ridge
    @Published var onTheWay = false
    private var listening: AnyCancellable?

    init(isBase: Bool = false) {
        guard isBase else { return }
        listening = NotificationCenter.default.publisher(for: .backToCamp)
            .sink { [unowned self] _ in onTheWay = false }
    }

    func set(out goal: Camp) {
        self.goal = goal
        onTheWay = true
    }

    func everybodyBack() {
        NotificationCenter.default.post(name: .backToCamp, object: nil)
    }
}

struct Rope: View {
    @ObservedObject var expedition: Expedition

    var body: some View {
        NavigationLink(destination: expedition.goal.tent, isActive: $expedition.onTheWay) { EmptyView() }
    }
}
