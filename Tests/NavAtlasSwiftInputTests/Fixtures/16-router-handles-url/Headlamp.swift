import Foundation
import Observation

@Observable
final class Headlamp {
    var beam: [Chamber] = []

    func shine(on url: URL) {
        guard let host = url.host() else { return }
        let number = Int(url.lastPathComponent) ?? 0
        switch host {
        case "drawing":
            beam = [.hall(number / 10), .drawing(number)]
        case "lake":
            beam.removeAll()
            turn(to: .lake)
        default:
            break
        }
    }

    func turn(to chamber: Chamber) {
        beam.append(chamber)
    }
}
