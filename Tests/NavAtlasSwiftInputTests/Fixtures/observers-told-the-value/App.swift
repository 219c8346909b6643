import SwiftUI

enum Tide { case low, rising, high }

final class Sea: ObservableObject {
    static let shared = Sea()
    @Published var isRough = false
    @Published var tide = Tide.low
}

@main struct SeaApp: App {
    @StateObject private var sea = Sea.shared

    var body: some Scene { WindowGroup { BeachView(sea: sea) } }
}

/// What an observer is told is what was written.
struct BeachView: View {
    @ObservedObject var sea: Sea
    @State private var warns = false
    @State private var swims = false
    @State private var dives = false

    var body: some View {
        VStack {
            Button("Wind") { Sea.shared.isRough = true }
            Button("Moon") { sea.tide = .high }
            Button("Morning") { sea.tide = .rising }
        }
        .onReceive(Sea.shared.$isRough) { isRough in warns = isRough }
        .onChange(of: sea.tide) { _, tide in
            switch tide {
            case .low: swims = false
            case .rising: dives = true
            case .high: swims = true
            }
        }
        .sheet(isPresented: $warns) { WarningView() }
        .sheet(isPresented: $swims) { SwimView(sea: sea) }
        .fullScreenCover(isPresented: $dives) { DiveView() }
    }
}

struct WarningView: View {
    var body: some View { Button("Calm") { Sea.shared.isRough = false } }
}

struct SwimView: View {
    let sea: Sea

    var body: some View { Button("Out") { sea.tide = .low } }
}

struct DiveView: View {
    var body: some View { Text("Fish") }
}
