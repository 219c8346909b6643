import SwiftUI

extension Errand {
    static func bed(number: Int) -> Errand {
        Errand("bed-\(number)") {
            BedView(number: number)
        }
    }

    static let compost = Errand("compost") { CompostView() }

    static func seedOrder(for bed: Int) -> Errand {
        Errand("seeds-\(bed)", manner: .note) { SeedOrderView(bed: bed) }
    }

    static var beehives: Errand {
        Errand("bees") { BeehiveView() }
    }
}
