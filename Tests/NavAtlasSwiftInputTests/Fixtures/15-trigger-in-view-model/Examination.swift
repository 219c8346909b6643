import SwiftUI

final class ExaminationModel {
    let patient: Int
    private let corridor: Corridor

    init(patient: Int, corridor: Corridor) {
        self.patient = patient
        self.corridor = corridor
    }

    @MainActor
    func finish() async {
        do {
            try await Task.sleep(for: .seconds(1))
            corridor.proceed(through: .pharmacy)
        } catch {
            corridor.turnBack()
        }
    }

    func unusedImaging() {
        corridor.proceed(through: .xray)
    }
}

struct ExaminationView: View {
    let model: ExaminationModel

    var body: some View {
        Button("Finish") {
            Task { await model.finish() }
        }
    }
}

struct PharmacyView: View {
    var body: some View { Text("Two a day") }
}

struct XRayView: View {
    var body: some View { Text("Hold still") }
}
