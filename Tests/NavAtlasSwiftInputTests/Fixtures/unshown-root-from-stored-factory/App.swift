import MillMachinery
import SwiftUI

/// What the window shows comes out of a factory of a package that is not there.
@main
struct MillApp: App {
    private let factory = MillFactory(wheels: 2)

    var body: some Scene {
        WindowGroup { factory.makeRoot(.mill) }
    }
}
