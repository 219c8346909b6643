import SwiftUI

struct HenTabs: View {
    @ObservedObject var coop: Coop

    var body: some View {
        TabView(selection: $coop.tab) {
            EggListView()
                .tabItem { Text("Eggs") }
                .tag("eggs")
            NavigationStack(path: $coop.ladder) {
                HenListView()
                    .navigationDestination(for: Rung.self) { rung in
                        switch rung {
                        case .hen(let number): HenView(number: number)
                        case .vet: VetView()
                        }
                    }
            }
            .tabItem { Text("Hens") }
            .tag("hens")
        }
        .onContinueUserActivity("com.example.eggs") { coop.activity($0) }
    }
}

struct EggListView: View {
    var body: some View { Text("12 eggs") }
}

struct HenListView: View {
    var body: some View {
        NavigationLink("Berta", value: Rung.hen(1))
    }
}

struct HenView: View {
    let number: Int
    var body: some View { Text("Hen \(number)") }
}

struct VetView: View {
    var body: some View { Text("Call at 9") }
}
