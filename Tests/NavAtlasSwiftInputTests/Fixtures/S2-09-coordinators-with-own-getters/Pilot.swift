import Combine
import SwiftUI

enum Berth {
    case quay, lock, bridge, mole, lighthouse

    @ViewBuilder var sight: some View {
        switch self {
        case .quay: QuayView()
        case .lock: LockView()
        case .bridge: BridgeView()
        case .mole: MoleView()
        case .lighthouse: LighthouseView()
        }
    }
}

extension NSNotification.Name {
    static let allAshore = NSNotification.Name("allAshore")
}

/// Every view has a pilot of its own; only that of the quay is the master.
final class Pilot: ObservableObject {
    @Published private var underWay = false
    @Published private var castOff = false
    private let isMaster: Bool
    private var course: Berth
    private var lines: Set<AnyCancellable> = []

    init(isMaster: Bool = false, course: Berth) {
        self.isMaster = isMaster
        self.course = course
        guard isMaster else { return }
        NotificationCenter.default.publisher(for: .allAshore)
            .sink { [weak self] _ in self?.castOff = false }
            .store(in: &lines)
    }

    @ViewBuilder func wake() -> some View {
        NavigationLink(isActive: Binding(get: isMoving, set: move(_:))) {
            course.sight
        } label: {
            EmptyView()
        }
    }

    func steer(_ berth: Berth) {
        course = berth
        move(true)
    }

    func callAllAshore() {
        NotificationCenter.default.post(name: .allAshore, object: nil)
    }
}

extension Pilot {
    private func isMoving() -> Bool { isMaster ? castOff : underWay }

    private func move(_ moving: Bool) {
        if isMaster { castOff = moving } else { underWay = moving }
    }
}
