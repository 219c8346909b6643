import SwiftUI

struct Panel: View {
    enum Content: Identifiable {
        case feeding(tank: Int)
        case chemistry
        case credits

        var id: Int {
            switch self {
            case .feeding: 0
            case .chemistry: 1
            case .credits: 2
            }
        }
    }

    let content: Content

    private func inner() -> some View {
        switch content {
        case .feeding(let tank): return AnyView(FeedingFormView(tank: tank))
        case .chemistry: return AnyView(NavigationView { WaterChemistryView() })
        case .credits: return AnyView(CreditsView())
        }
    }

    var body: some View {
        inner()
    }
}
