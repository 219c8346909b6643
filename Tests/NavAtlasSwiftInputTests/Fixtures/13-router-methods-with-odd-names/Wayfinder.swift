import Observation

@Observable
final class Wayfinder {
    var trail: [Spot] = []

    func wander(to spot: Spot) {
        trail.append(spot)
    }

    func retrace() {
        guard !trail.isEmpty else { return }
        trail.removeLast()
    }

    func retrace(steps: Int) {
        trail.removeLast(min(steps, trail.count))
    }

    func takeTheBusHome() {
        trail.removeAll()
    }

    func detour(via spot: Spot) {
        trail.removeLast()
        trail.append(spot)
    }

    func teleport(_ spots: Spot...) {
        trail = spots
    }

    func slideDown(to spot: Spot) {
        guard let index = trail.lastIndex(of: spot) else { return }
        trail.removeSubrange((index + 1)...)
    }
}
