import MillMachinery
import SwiftUI

/// What the window shows comes out of a factory of a package that is not there.
@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup { MillFactory.shared.makeRoot(.mill) }
    }
}
