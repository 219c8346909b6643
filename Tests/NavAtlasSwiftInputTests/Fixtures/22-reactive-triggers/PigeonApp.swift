import SwiftUI

@main
struct PigeonApp: App {
    var body: some Scene {
        WindowGroup { LoftView() }
    }
}

@Observable
final class Radio {
    var lastCall: String?
    var battery = 100
}

enum Flight: Hashable { case call(String), nap, map }

struct LoftView: View {
    @State private var radio = Radio()
    @State private var sky: [Flight] = []
    @State private var showsLowPower = false

    var body: some View {
        NavigationStack(path: $sky) {
            Text("Loft")
                .navigationDestination(for: Flight.self) { flight in
                    switch flight {
                    case .call(let text): CallView(text: text, sky: $sky)
                    case .nap: NapView()
                    case .map: MapView()
                    }
                }
        }
        .onChange(of: radio.lastCall) { _, call in
            if let call { sky.append(.call(call)) }
        }
        .onChange(of: radio.battery) { _, level in
            showsLowPower = level < 10
        }
        .sheet(isPresented: $showsLowPower) { LowPowerView() }
    }
}

struct CallView: View {
    let text: String
    @Binding var sky: [Flight]

    var body: some View {
        Text(text)
            .task {
                try? await Task.sleep(for: .seconds(30))
                sky.append(.nap)
            }
    }
}

struct NapView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Zzz").onReceive(Timer.publish(every: 9, on: .main, in: .common)) { _ in dismiss() }
    }
}

struct MapView: View {
    var body: some View { Text("North is up") }
}

struct LowPowerView: View {
    var body: some View { Text("Land now") }
}
