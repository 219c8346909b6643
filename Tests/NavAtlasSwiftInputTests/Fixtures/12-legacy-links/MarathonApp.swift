import SwiftUI

@main
struct MarathonApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView { StartListView() }
                .navigationViewStyle(StackNavigationViewStyle())
        }
    }
}

enum Runner: Int, Identifiable, CaseIterable {
    case ada, ben
    var id: Int { rawValue }
}

struct StartListView: View {
    @State private var runner: Runner?
    @State private var page: String? = nil
    @State private var showsRules = false

    var body: some View {
        List {
            ForEach(Runner.allCases) { each in
                Button("Runner") { runner = each }
            }
            NavigationLink("Course", destination: CourseView(), tag: "course", selection: $page)
            NavigationLink(tag: "weather", selection: $page) { ForecastView() } label: { Text("Weather") }
            NavigationLink(destination: RulesView(), isActive: $showsRules) { Text("Rules") }
        }
        .background(runnerLink)
    }

    private var runnerLink: some View {
        NavigationLink(
            "",
            isActive: .init(
                get: { runner != nil },
                set: { if !$0 { runner = nil } }
            )
        ) {
            if let runner {
                Lazily { RunnerView(runner: runner) }
            }
        }
        .hidden()
    }
}
