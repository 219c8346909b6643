import SwiftUI

@main
struct OrreryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                OrreryList()
                    .navigationDestination(for: Orb.self) { orb in
                        BodyView(shown: orb)
                    }
            }
        }
    }
}

enum Orb: String, CaseIterable, Identifiable {
    case sun, moon, comet
    var id: Self { self }
}

struct OrreryList: View {
    var body: some View {
        ForEach(Orb.allCases) { each in
            NavigationLink(each.rawValue, value: each)
        }
    }
}

struct BodyView: View {
    var shown: Orb
    @State private var tuning = false

    var body: some View {
        Button("Tune") { tuning = true }
            .popover(isPresented: $tuning) { shown.panel.padding() }
    }
}

extension Orb {
    @ViewBuilder
    fileprivate var panel: some View {
        switch self {
        case .sun: SunPanel()
        case .moon: MoonPanel()
        case .comet: CometPanel()
        }
    }
}

struct SunPanel: View { var body: some View { Text("Glare") } }
struct MoonPanel: View { var body: some View { Text("Phase") } }
struct CometPanel: View { var body: some View { Text("Tail") } }
