import SwiftUI

@main
struct CampsiteApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                ReceptionView()
                    .navigationDestination(for: Place.self) { place in
                        switch place {
                        case .pitches: PitchListView()
                        case .kiosk: KioskView()
                        case .showers(let side): ShowersView(side: side)
                        case .firepit: FirepitView()
                        }
                    }
            }
        }
    }
}

enum Place: Hashable {
    enum Side { case north, south }
    case pitches, kiosk, showers(Side), firepit
}
