import Observation

public enum Platform: Hashable {
    case ticketHall
    case machine
    case quay(Int)
    case waitingRoom
}

@Observable
public final class Conductor {
    public var journey: [Platform] = []

    public init() {}

    public func board(_ platform: Platform) {
        journey.append(platform)
    }

    public func alight() {
        journey.removeLast()
    }

    public func alight(stops: Int) {
        journey.removeLast(stops)
    }

    public func terminus() {
        journey.removeAll()
    }

    public func change(to platform: Platform) {
        guard !journey.isEmpty else { return }
        journey[journey.endIndex - 1] = platform
    }
}
