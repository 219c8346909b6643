import SwiftUI

@main
struct ClinicApp: App {
    @State private var corridor = Corridor()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $corridor.doors) {
                WaitingRoomView(model: WaitingRoomModel(corridor: corridor))
                    .navigationDestination(for: Door.self) { door in
                        switch door {
                        case .examination(let patient):
                            ExaminationView(model: .init(patient: patient, corridor: corridor))
                        case .pharmacy: PharmacyView()
                        case .xray: XRayView()
                        }
                    }
            }
        }
    }
}

enum Door: Hashable {
    case examination(patient: Int)
    case pharmacy
    case xray
}

@Observable
final class Corridor {
    var doors: [Door] = []

    func proceed(through door: Door) { doors.append(door) }
    func turnBack() { doors.removeLast() }
}
