import SwiftUI
import UIPilot

enum Airway: Equatable {
    case hangar
    case runway(Int)
    case tower
}

@main
struct PilotApp: App {
    @StateObject private var pilot = UIPilot(initial: Airway.hangar)

    var body: some Scene {
        WindowGroup {
            UIPilotHost(pilot) { way in
                switch way {
                case .hangar: HangarView()
                case .runway(let number): RunwayView(number: number)
                case .tower: TowerView()
                }
            }
        }
    }
}

struct HangarView: View {
    @EnvironmentObject private var pilot: UIPilot<Airway>
    var body: some View { Button("Runway 2") { pilot.push(.runway(2)) } }
}

struct RunwayView: View {
    let number: Int
    @EnvironmentObject private var pilot: UIPilot<Airway>

    var body: some View {
        Button("Tower") { pilot.push(.tower) }
        Button("Back") { pilot.pop() }
    }
}

struct TowerView: View {
    @EnvironmentObject private var pilot: UIPilot<Airway>
    var body: some View { Button("Hangar") { pilot.popTo(.hangar) } }
}
