import SwiftUI

@main
struct BeeApp: App {
    var body: some Scene {
        WindowGroup { HiveList() }
    }
}

struct HiveList: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Hive") { HiveView() }
        }
    }
}

struct HiveView: View {
    var body: some View {
        if true { HiveHeader() }
        if false { NavigationLink("Wasps") { WaspView() } }
    }
}

struct HiveHeader: View {
    var body: some View { NavigationLink("Queen") { QueenView() } }
}

struct QueenView: View { var body: some View { Text("Long may she") } }
struct WaspView: View { var body: some View { Text("No") } }
