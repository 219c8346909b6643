import Observation

enum Room: Hashable {
    case board(Int), analysis, trophies
}

protocol Hosting: AnyObject {
    var rooms: [Room] { get set }
    func usher(into room: Room)
}

extension Hosting {
    func usherOut() {
        _ = rooms.popLast()
    }

    func showTrophies() {
        usher(into: .trophies)
    }
}

@Observable
final class Steward: Hosting {
    var rooms: [Room] = []

    func usher(into room: Room) {
        rooms += [room]
    }
}
