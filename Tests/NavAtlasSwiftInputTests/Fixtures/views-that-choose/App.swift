import SwiftUI

@main
struct ZooApp: App {
    @State private var isLoading = true
    @AppStorage("member") private var isMember = false

    var body: some Scene {
        WindowGroup {
            ZStack {
                if isLoading {
                    LogoView().onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isLoading = false }
                    }
                } else if isMember {
                    NavigationStack { EnclosureListView() }
                } else {
                    JoinView()
                }
            }
        }
    }
}

struct LogoView: View { var body: some View { Image("lion") } }

struct JoinView: View {
    @AppStorage("member") private var isMember = false
    var body: some View { Button("Join") { isMember = true } }
}

struct EnclosureListView: View {
    @State private var writes = false

    var body: some View {
        List {
            NavigationLink("Lions") { LionView() }
            NavigationLink("Seals") { SealView() }
            Button("Guest book") { writes = true }
        }
        .sheet(isPresented: $writes) { GuestBookView() }
    }
}

/// Chooses by a state of its own.
struct LionView: View {
    @State private var isAwake = false
    var body: some View { if isAwake { RoaringView() } else { SleepingView() } }
}

/// Chooses by the system.
struct SealView: View {
    var body: some View {
        if #available(iOS 18, *) { PoolView() } else { Text("No seals") }
    }
}

struct RoaringView: View { var body: some View { NavigationLink("Teeth") { TeethView() } } }
struct SleepingView: View { var body: some View { Text("Zzz") } }
struct PoolView: View { var body: some View { NavigationLink("Fish") { FishView() } } }
struct TeethView: View { var body: some View { Text("Teeth") } }
struct FishView: View { var body: some View { Text("Fish") } }

/// The stack is its own: what it was given to go away with takes away the sheet, whatever is pushed.
struct GuestBookView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                NavigationLink("Colour") { ColourView { _ in dismiss() } }
            }
        }
    }
}

struct ColourView: View {
    let onPick: (Int) -> Void
    var body: some View { Button("Red") { onPick(1) } }
}
