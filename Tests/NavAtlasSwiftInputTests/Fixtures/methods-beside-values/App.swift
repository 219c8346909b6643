import SwiftUI

@main
struct FerryApp: App {
    @StateObject private var crossing = Crossing()

    var body: some Scene {
        WindowGroup { Pier().environmentObject(crossing) }
    }
}

actor TicketOffice {
    func board(passenger: String) async throws -> Int { passenger.count }
}

@MainActor
final class Crossing: ObservableObject {
    @Published var isAboard = false
    /// Values called like the methods beside them.
    private let board = TicketOffice()
    let leave = 3

    func board(passenger: String) async {
        guard let seat = try? await board.board(passenger: passenger), seat > 0 else { return }
        isAboard = true
    }

    func leave(by gangway: Int) { isAboard = gangway != leave }
}

struct Pier: View {
    @EnvironmentObject var crossing: Crossing

    var body: some View {
        if crossing.isAboard { DeckView() } else { CounterView() }
    }
}

struct CounterView: View {
    @EnvironmentObject var crossing: Crossing

    var body: some View {
        Button("Board") { Task { await crossing.board(passenger: "Ada") } }
    }
}

struct DeckView: View {
    @EnvironmentObject var crossing: Crossing

    var body: some View {
        Button("Leave") { crossing.leave(by: 3) }
    }
}
