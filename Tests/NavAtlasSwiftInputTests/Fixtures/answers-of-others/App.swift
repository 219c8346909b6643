import SwiftUI

struct Ticket: Codable { var seat: Int? }

enum Office {
  static func get<Answer: Decodable>(_ path: String) async throws -> Answer {
    let (data, _) = try await URLSession.shared.data(from: URL(string: path)!)
    return try JSONDecoder().decode(Answer.self, from: data)
  }
}

final class Purse: ObservableObject {
  @Published var ticket: Ticket?

  func ask() async -> Ticket? { try? await Office.get("ticket") }
}

@main
struct TheatreApp: App {
  @StateObject private var purse = Purse()

  var body: some Scene { WindowGroup { Foyer().environmentObject(purse) } }
}

struct Foyer: View {
  @EnvironmentObject var purse: Purse

  var body: some View {
    if purse.ticket != nil { Stalls() } else { TicketWindow() }
  }
}

struct TicketWindow: View {
  @EnvironmentObject var purse: Purse
  @State private var asks = false
  @State private var mayLeave = false

  var body: some View {
    VStack {
      Button("Buy") { Task { purse.ticket = await purse.ask() } }
      Button("Ask") { asks = true }
    }
    .sheet(isPresented: $asks) {
      mayLeave = true
    } content: {
      Prices()
    }
    .fullScreenCover(isPresented: $mayLeave) { Exit() }
  }
}

struct Prices: View {
  var body: some View { Text("Prices") }
}

struct Exit: View {
  var body: some View { Text("Exit") }
}

struct Stalls: View {
  @State private var wing = Wing.left
  @State private var opens = false

  var body: some View {
    VStack {
      Button("Left") {
        wing = .left
        opens = true
      }
      Button("Right") {
        wing = .right
        opens = true
      }
    }
    .sheet(isPresented: $opens) {
      NavigationStack { Wings(wing: wing) }
    }
  }
}

enum Wing { case left, right }

struct Wings: View {
  let wing: Wing

  var body: some View {
    switch wing {
    case .left: LeftWing()
    case .right: RightWing()
    }
  }
}

struct LeftWing: View {
  var body: some View { Text("Left") }
}

struct RightWing: View {
  var body: some View { Text("Right") }
}
