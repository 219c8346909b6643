import SwiftUI

@main
struct OptionsApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { OptionsView(screens: Screens(isPro: true)) } }
    }
}

enum Option: Hashable, CaseIterable { case quality, speed, about }
enum Page: Hashable { case licences, privacy }

struct Screens {
    let isPro: Bool
    subscript(page: Page) -> AnyView {
        switch page {
        case .licences: return AnyView(LicencesView())
        case .privacy: return AnyView(PrivacyView())
        }
    }
    subscript(for option: Option) -> some View { HelpView(option: option) }
}

struct OptionsView: View {
    let screens: Screens
    @State private var page: Page?
    var body: some View {
        List(Option.allCases, id: \.self) { self[$0] }
        Button("Licences") { page = .licences }
        Button("Privacy") { page = .privacy }
        NavigationLink("Help") { screens[for: .speed] }
            .navigationDestination(item: $page) { screens[$0] }
    }
}

private extension OptionsView {
    @ViewBuilder subscript(option: Option) -> some View {
        switch option {
        case .quality: NavigationLink(destination: QualityView()) { Text("Quality") }
        case .speed: NavigationLink(destination: SpeedView()) { Text("Speed") }
        case .about: Text("About")
        }
    }
}

struct QualityView: View { var body: some View { Text("Quality") } }
struct SpeedView: View { var body: some View { Text("Speed") } }
struct HelpView: View {
    let option: Option
    var body: some View { Text("Help") }
}
struct LicencesView: View { var body: some View { Text("Licences") } }
struct PrivacyView: View { var body: some View { Text("Privacy") } }
