import SwiftUI
import XCoordinator

struct FieldView: View {
    let router: UnownedRouter<HarvestRoute>

    var body: some View {
        Button("Crate 1") { router.trigger(.crate(1)) }
    }
}

struct CrateView: View {
    let number: Int
    let router: UnownedRouter<HarvestRoute>

    var body: some View {
        Button("Weigh") { router.trigger(.weighing) }
        Button("Field") { router.trigger(.home) }
    }
}

struct WeighingView: View {
    let router: UnownedRouter<HarvestRoute>

    var body: some View {
        Button("Done") { router.trigger(.finished) }
    }
}
