import SwiftUI

public final class Lantern: ObservableObject {
    @Published public var beam = NavigationPath()

    public init() {}

    public func shine<Spot: Hashable>(on spot: Spot) {
        beam.append(spot)
    }

    public func dim() { beam.removeLast() }

    public func extinguish() { beam = NavigationPath() }

    public func swing<Spot: Hashable>(to spot: Spot) {
        var newBeam = beam
        newBeam.removeLast()
        newBeam.append(spot)
        beam = newBeam
    }
}
