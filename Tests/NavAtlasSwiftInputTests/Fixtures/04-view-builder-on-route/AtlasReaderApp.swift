import SwiftUI

@main
struct AtlasReaderApp: App {
    var body: some Scene {
        WindowGroup { ShelfOfMapsView() }
    }
}

enum Chart: Hashable {
    case map(String)
    case legend(String)
    case borrowers

    @ViewBuilder
    func unfold(scale: Double) -> some View {
        switch self {
        case .map(let name): MapSheetView(name: name, scale: scale)
        case .legend(let name): LegendView(name: name)
        case .borrowers: BorrowerListView()
        }
    }
}

enum Note: String, Identifiable {
    case damage, praise
    var id: Self { self }
}
