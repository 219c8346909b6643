import SwiftUI

@main
struct FarmApp: App {
    @StateObject private var guide = Guide()

    var body: some Scene {
        WindowGroup {
            ZStack {
                guide.isOpen ? FarmView(guide: guide) : nil
                guide.asksName ? NameView(guide: guide) : nil
            }
        }
    }
}

final class Guide: ObservableObject {
    @Published var asksName = true
    @Published var isOpen = false
    @Published var hasTip = false
    @Published var isGuest = true
    @Published var hidesBar = false
}

struct FarmView: View {
    private enum Field { case barn, pond, gate }
    @ObservedObject var guide: Guide
    @State private var field: Field = .barn

    var body: some View {
        ZStack {
            VStack(spacing: 0) {
                switch field {
                case .barn: BarnView()
                case .pond: PondView()
                case .gate:
                    Group {
                        if guide.isGuest { GuestView(guide: guide) } else { OwnerView(guide: guide) }
                    }
                }
            }
            .overlay(alignment: .bottom) {
                VStack {
                    if !guide.isGuest { TipView() }
                    !guide.hidesBar ? bar.transition(.move(edge: .bottom)) : nil
                }
            }
            if guide.hasTip {
                Color.black.opacity(0.4)
                TipView()
            }
        }
        .background(Color.white)
    }

    private var bar: some View {
        HStack {
            item(for: .barn)
            Spacer()
            item(for: .pond)
            item(for: .gate)
        }
    }

    @ViewBuilder
    private func item(for wanted: Field) -> some View {
        switch wanted {
        case .barn: Button { field = .barn } label: { Text(field == .barn ? "Barn!" : "Barn") }
        case .pond: Button { field = .pond } label: { Text("Pond") }
        case .gate: Button { field = .gate } label: { Text("Gate") }
        }
    }
}

struct NameView: View {
    @ObservedObject var guide: Guide

    var body: some View {
        Button("Enter") { enter(asGuest: false) }
        Button("Later") { enter(asGuest: true) }
    }

    private func enter(asGuest isGuest: Bool) {
        guide.isGuest = isGuest
        guide.isOpen = true
        guide.asksName = false
    }
}

struct BarnView: View { var body: some View { Text("Barn") } }
struct PondView: View { var body: some View { NavigationStack { NavigationLink("Duck") { DuckView() } } } }
struct DuckView: View { var body: some View { Text("Duck") } }
struct GuestView: View {
    @ObservedObject var guide: Guide

    var body: some View { 
        Button("Enter") {
            guide.isGuest = false
            guide.isOpen = true
        }
    }
}

struct OwnerView: View {
    @ObservedObject var guide: Guide

    var body: some View {
        Button("Leave") {
            guide.isGuest = true
            guide.asksName = true
            guide.isOpen = false
        }
    }
}
struct TipView: View { var body: some View { Text("Tip") } }
