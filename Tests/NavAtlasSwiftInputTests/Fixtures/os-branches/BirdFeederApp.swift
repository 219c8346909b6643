import SwiftUI

@main
struct BirdFeederApp: App {
    var body: some Scene {
        WindowGroup {
            #if os(iOS)
            FeederTabs()
            #elseif os(macOS)
            FeederDesk()
            #endif
        }
        #if os(macOS)
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
        #endif
    }
}

#if os(iOS)
struct FeederTabs: View {
    var body: some View {
        TabView {
            NavigationStack { SeedList() }
            #if targetEnvironment(simulator)
            NavigationStack { SimulatorBirdsView() }
            #endif
        }
    }
}
#endif

#if os(macOS)
struct FeederDesk: View {
    @State private var seed: String?

    var body: some View {
        NavigationSplitView {
            SeedList(seed: $seed)
        } detail: {
            if let seed { SeedView(name: seed) }
        }
    }
}
#endif
