import SwiftUI

@main
struct ExpeditionApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView { TrailheadView() }.navigationViewStyle(.stack)
        }
    }
}

struct TrailheadView: View {
    @StateObject private var expedition = Expedition()
    var body: some View {
        Button("To base camp") { expedition.set(out: .base) }
            .background(Rope(expedition: expedition))
    }
}

struct BaseCampView: View {
    @StateObject private var expedition = Expedition(isBase: true)
    var body: some View {
        Button("Ridge") { expedition.set(out: .ridge) }
        Button("Lake") { expedition.set(out: .lake) }
        Rope(expedition: expedition)
    }
}

struct RidgeView: View {
    @StateObject private var expedition = Expedition()
    var body: some View {
        Button("Cave") { expedition.set(out: .cave) }
        Rope(expedition: expedition)
    }
}

struct CaveView: View {
    @StateObject private var expedition = Expedition()
    var body: some View {
        Button("Storm!") { expedition.everybodyBack() }
    }
}

struct LakeView: View {
    @StateObject private var expedition = Expedition()
    var body: some View {
        Button("Spring") { expedition.set(out: .spring) }
        Rope(expedition: expedition)
    }
}

struct SpringView: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
        Button("Back") { mode.wrappedValue.dismiss() }
    }
}
