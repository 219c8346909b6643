import SwiftUI

@main
struct RadioApp: App {
    var body: some Scene {
        WindowGroup { ShellView() }
    }
}

final class Deck: ObservableObject {
    @Published var isPlaying = false
    @Published var record: Record?
    @Published var tape: Record?
}

struct Record: Identifiable, Hashable { let id: Int }

struct ShellView: View {
    @StateObject private var deck = Deck()

    var body: some View {
        content.tint(.red)
    }

    private var content: some View {
        ZStack {
            stations
            if deck.isPlaying {
                PlayerBar(deck: deck)
            }
        }
    }

    private var stations: some View {
        TabView {
            NearView(deck: deck).tabItem { Text("Near") }
            FarView().tabItem { Text("Far") }
        }
    }
}

/// A bar over the tabs, which shows one of two things.
struct PlayerBar: View {
    @ObservedObject var deck: Deck

    var body: some View {
        ZStack {
            if let record = deck.record { RecordBar(record: record) }
            if deck.tape != nil { TapeBar() }
        }
        .onAppear { deck.record = Record(id: 1) }
    }
}

struct RecordBar: View {
    let record: Record
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { SleeveView(close: { isOpen = false }) }
    }
}

struct TapeBar: View { var body: some View { Text("Tape") } }

struct SleeveView: View {
    let close: () -> Void
    var body: some View { Button("Close", action: close) }
}

struct NearView: View {
    @ObservedObject var deck: Deck
    var body: some View { Button("Play") { deck.isPlaying = true } }
}

struct FarView: View { var body: some View { Text("Far") } }
