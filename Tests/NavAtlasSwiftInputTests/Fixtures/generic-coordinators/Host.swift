import SwiftUI

/// A coordinator's routes are an associated type.
protocol Conductor: ObservableObject {
    associatedtype Score: Hashable & Identifiable
    associatedtype Sheet: View
    var path: [Score] { get set }
    var encore: Score? { get set }
    @ViewBuilder func page(for score: Score) -> Sheet
}

extension Conductor {
    func play(_ score: Score) { path.append(score) }
    func repeatOnce(_ score: Score) { encore = score }
}

struct Stage<Lead: Conductor, Root: View>: View {
    @StateObject var lead: Lead
    let root: () -> Root

    init(lead: @autoclosure @escaping () -> Lead, @ViewBuilder root: @escaping () -> Root) {
        _lead = StateObject(wrappedValue: lead())
        self.root = root
    }

    var body: some View {
        NavigationStack(path: $lead.path) {
            root().navigationDestination(for: Lead.Score.self) { lead.page(for: $0) }
        }
        .sheet(item: $lead.encore) { lead.page(for: $0) }
        .environmentObject(lead)
    }
}

/// A router of routes that show themselves; each sheet has a router of its own.
protocol Tune: Hashable, Identifiable {
    associatedtype Sound: View
    @ViewBuilder func sound() -> Sound
}

@Observable
final class Jukebox<Disc: Tune> {
    var path = NavigationPath()
    var sheet: Disc?
    let parent: Binding<Disc?>

    init(parent: Binding<Disc?>) { self.parent = parent }

    func spin(_ disc: Disc) { path.append(disc) }
    func show(_ disc: Disc) { sheet = disc }

    func eject() {
        if path.isEmpty {
            parent.wrappedValue = nil
        } else {
            path.removeLast()
        }
    }
}

struct Booth<Disc: Tune, Root: View>: View {
    @State var box: Jukebox<Disc>
    let root: () -> Root

    init(_ disc: Disc.Type, parent: Binding<Disc?> = .constant(nil), @ViewBuilder root: @escaping () -> Root) {
        _box = State(initialValue: Jukebox(parent: parent))
        self.root = root
    }

    var body: some View {
        NavigationStack(path: $box.path) {
            root().navigationDestination(for: Disc.self) { $0.sound() }
        }
        .sheet(item: $box.sheet) { disc in
            Booth<Disc, _>(Disc.self, parent: $box.sheet) { disc.sound() }
        }
        .environment(box)
    }
}
