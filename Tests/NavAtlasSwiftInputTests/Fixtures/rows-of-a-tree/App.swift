import SwiftUI

@main
struct AtlasApp: App {
    var body: some Scene { WindowGroup { ShelfView() } }
}

enum Sheet { case coast, river, delta, peak, cave }

struct Entry: Identifiable {
    let id: String
    var sheet = Sheet.coast
    var parts: [Entry]? = nil
    /// No rows: the tree says `parts`.
    var hints: [Entry]? = nil
}

struct ShelfView: View {
    let entries = [
        Entry(id: "coast"),
        Entry(
            id: "river", sheet: .river,
            parts: [Entry(id: "delta", sheet: .delta)],
            hints: [Entry(id: "cave", sheet: .cave)]),
    ]

    var body: some View {
        NavigationStack {
            List(entries, children: \.parts) { entry in
                NavigationLink(entry.id) { page(for: entry) }
            }
            .toolbar { NavigationLink("Hills") { HillsView() } }
        }
    }

    @ViewBuilder
    private func page(for entry: Entry) -> some View {
        switch entry.sheet {
        case .coast: CoastView()
        case .river: RiverView()
        case .delta: DeltaView()
        case .peak: PeakView()
        case .cave: CaveView()
        }
    }
}

/// A tree of cases, which comes round to itself.
enum Hill: String, Identifiable, CaseIterable {
    case ridge, peak

    var id: String { rawValue }
    var above: [Hill]? { self == .ridge ? [.peak, .ridge] : nil }
}

struct HillsView: View {
    var body: some View {
        List {
            OutlineGroup([Hill.ridge], children: \.above) { hill in
                switch hill {
                case .ridge: Text("Ridge")
                case .peak: NavigationLink("Peak") { PeakView() }
                }
            }
        }
    }
}

struct CoastView: View { var body: some View { Text("Coast") } }
struct RiverView: View { var body: some View { Text("River") } }
struct DeltaView: View { var body: some View { Text("Delta") } }
struct PeakView: View { var body: some View { Text("Peak") } }
struct CaveView: View { var body: some View { Text("Cave") } }
