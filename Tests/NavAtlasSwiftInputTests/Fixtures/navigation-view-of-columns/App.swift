import AppKit
import SwiftUI

@main
struct MuseumApp: App {
    var body: some Scene { WindowGroup { RoomsView() } }
}

final class MuseumDelegate: NSObject, NSApplicationDelegate {}

enum Room { case paintings, coins }

struct RoomsView: View {
    @State private var room = Room.paintings

    var body: some View {
        HStack {
            NavigationView {
                VStack {
                    RoomButton(title: "Paintings", own: .paintings, room: $room)
                    Button("Coins") { room = .coins }
                }
                Group {
                    switch room {
                    case .paintings: PaintingsView()
                    case .coins: CoinsView()
                    }
                }
            }
            PlanView()
        }
    }
}

struct RoomButton: View {
    let title: String
    let own: Room
    @Binding var room: Room
    var body: some View { Button(title) { room = own } }
}

struct PlanView: View { var body: some View { Text("Plan") } }

struct PaintingsView: View {
    @State private var isLending = false
    var body: some View {
        Button("Lend") { isLending = true }
            .sheet(isPresented: $isLending) { LoanView() }
    }
}

// One view is one column, whatever stands beside it in words.
struct LoanView: View {
    var body: some View {
        NavigationView {
            List { NavigationLink("Terms", destination: TermsView()) }
            Text("Choose one")
        }
    }
}

struct TermsView: View { var body: some View { Text("Terms") } }

struct CoinsView: View {
    @State private var isSorting = false
    var body: some View {
        Button("Sort") { isSorting = true }
            .sheet(isPresented: $isSorting) { MintsView() }
    }
}

struct MintsView: View {
    @State private var mint: String?
    var body: some View {
        NavigationView {
            MintList(mint: $mint)
            if mint == nil {
                NoMintView()
            } else {
                MintView()
            }
        }
    }
}

struct MintList: View {
    @Binding var mint: String?
    var body: some View {
        List { Button("Lugdunum") { mint = "Lugdunum" } }
    }
}

struct NoMintView: View { var body: some View { Text("No mint") } }
struct MintView: View { var body: some View { Text("Mint") } }
