import SwiftUI

@main
struct MigratingApp: App {
    @State private var isMigrated = false
    var body: some Scene {
        WindowGroup {
            Group {
                if isMigrated {
                    NavigationStack { LedgerView() }
                } else {
                    ZStack {
                        Color.blue.ignoresSafeArea()
                        ProgressView().tint(.white)
                    }
                }
            }
            .task { isMigrated = true }
        }
    }
}

struct LedgerView: View {
    var body: some View { NavigationLink("Entry") { EntryView() } }
}
struct EntryView: View { var body: some View { Text("Entry") } }
