import SwiftUI

enum Start { case harbour, rules, berth }

final class Settings: ObservableObject {
    @Published var start: Start = .rules
}

@main
struct HarbourApp: App {
    @StateObject private var settings = Settings()
    var body: some Scene {
        WindowGroup {
            NavigationStack { CurtainView() }.environmentObject(settings)
        }
    }
}

/// The curtain is a picture for a second; then a setting says what stands in its place.
struct CurtainView: View {
    @State private var isOpen = false
    @EnvironmentObject private var settings: Settings

    var body: some View {
        GeometryReader { area in
            ZStack {
                if !isOpen {
                    Color.blue
                    VStack { Image("anchor").frame(width: area.size.width) }
                } else {
                    switch settings.start {
                    case .harbour: HarbourView()
                    case .rules: RulesView()
                    case .berth: BerthView()
                    }
                }
            }
            .onAppear { print(area.size) }
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation { isOpen = true } } }
    }
}

struct RulesView: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Button("Agreed") { settings.start = .berth } }
}

struct BerthView: View {
    @EnvironmentObject private var settings: Settings
    var body: some View {
        Button("Moored") { settings.start = .harbour }
        NavigationLink("Fees") { FeesView() }
    }
}

struct HarbourView: View { var body: some View { Text("Harbour") } }
struct FeesView: View { var body: some View { Text("Fees") } }
