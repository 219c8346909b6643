import SwiftUI

@main
struct BrassBandApp: App {
    var body: some Scene {
        WindowGroup { BandHall() }
    }
}

enum Section: Int, CaseIterable, Identifiable {
    case concerts, members, attic

    static var shown: [Section] { [.concerts, .members] }
    var id: Int { rawValue }

    @ViewBuilder
    func room(selection: Binding<Section>) -> some View {
        switch self {
        case .concerts: ConcertsTab()
        case .members: MembersTab(selection: selection)
        case .attic: AtticView()
        }
    }

    var label: some View {
        Label(String(describing: self), systemImage: "music.note")
    }
}

struct BandHall: View {
    @State private var section: Section = .members

    var body: some View {
        TabView(selection: $section) {
            ForEach(Section.allCases) { section in
                section.room(selection: $section)
                    .tag(section)
                    .tabItem { section.label }
            }
        }
    }
}
