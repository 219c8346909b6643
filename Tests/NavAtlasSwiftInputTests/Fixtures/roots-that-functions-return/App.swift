import SwiftUI

@main
struct BakeryApp: App {
    @StateObject private var guide = Guide()

    var body: some Scene {
        WindowGroup {
            guide.rootView
                .preferredColorScheme(.light)
                .environmentObject(guide.pantry)
        }
    }
}

final class Pantry: ObservableObject {}

@MainActor
final class Guide: ObservableObject {
    enum Place { case logo, door, shop }

    @Published var place: Place = .logo
    let pantry: Pantry

    var rootView: AnyView {
        switch place {
        case .logo: return AnyView(LogoView(guide: self))
        case .door: return AnyView(DoorView(onEntry: { Task { await self.open() } }))
        case .shop: return AnyView(ShopView(guide: self))
        }
    }

    init() {
        pantry = Pantry()
        Task { await look() }
    }

    private func look() async {
        if await isKnown() { await open() } else { close() }
    }

    private func isKnown() async -> Bool { UserDefaults.standard.bool(forKey: "known") }
    private func open() async { place = .shop }
    func close() { place = .door }
}

struct LogoView: View {
    let guide: Guide
    var body: some View { Image("bread") }
}

struct DoorView: View {
    @State private var page: Page = .key
    var onEntry: () -> Void

    enum Page: Equatable {
        case key
        case bell
        case letter(name: String)
    }

    var body: some View {
        ZStack {
            if page == .key {
                KeyView(onEntry: onEntry, onBell: { withAnimation { page = .bell } })
                    .transition(.move(edge: .leading))
            }
            if page == .bell {
                BellView(onLetter: { name in page = .letter(name: name) }, onBack: { page = .key })
            }
            if case .letter(let name) = page {
                LetterView(name: name) { page = .key }
            }
        }
    }
}

struct KeyView: View {
    let onEntry: () -> Void
    let onBell: () -> Void
    var body: some View {
        Button("Enter", action: onEntry)
        Button("Ring") { onBell() }
    }
}

struct BellView: View {
    let onLetter: (String) -> Void
    let onBack: () -> Void
    var body: some View {
        Button("Write") { onLetter("Ada") }
        Button("Back") { onBack() }
    }
}

struct LetterView: View {
    let name: String
    let onBack: () -> Void
    var body: some View { Button("Back", action: onBack) }
}

struct ShopView: View {
    let guide: Guide
    var body: some View { Button("Leave") { guide.close() } }
}
