import SwiftUI

struct ProgrammePicker: View {
    var body: some View {
        NavigationLink("Wool") { WoolView() }
    }
}

struct WoolView: View {
    @Environment(Machine.self) private var machine

    var body: some View {
        Button("Start") { machine.spin(.washing) }
    }
}

struct DrumTabs: View {
    var body: some View {
        TabView {
            DrumView()
            FoamView()
        }
    }
}

struct DrumView: View {
    @Environment(Machine.self) private var machine

    var body: some View {
        Button("Dry") { machine.phase = .drying }
    }
}

struct FoamView: View {
    var body: some View { Text("Foam") }
}

struct DryerView: View {
    @Environment(Machine.self) private var machine

    var body: some View {
        Button("Unload") { machine.phase = .idle }
    }
}
