import SwiftUI

enum Rank: String, Codable { case visitor, reader, keeper }

struct Card: Codable {
  var number: String
  var rank: Rank
}

final class Register {
  static let shared = Register()

  func card(at address: URL) async throws -> Card {
    let (data, _) = try await URLSession.shared.data(from: address)
    return try JSONDecoder().decode(Card.self, from: data)
  }
}

final class Library: ObservableObject {
  @Published var card: Card?

  func show(at address: URL) async {
    do { card = try await Register.shared.card(at: address) } catch { card = nil }
  }

  /// A constant one of which the choice between the halls is known.
  func visit() { card = Card(number: "", rank: .visitor) }

  func giveBack() { card = nil }
}

@main struct LibraryApp: App {
  @StateObject private var library = Library()

  var body: some Scene { WindowGroup { Halls().environmentObject(library) } }
}

struct Halls: View {
  @EnvironmentObject var library: Library

  var body: some View {
    if let card = library.card {
      switch card.rank {
      case .visitor: Foyer()
      case .reader: ReadingRoom()
      case .keeper: Archive()
      }
    } else {
      Entrance()
    }
  }
}

struct Entrance: View {
  @EnvironmentObject var library: Library

  var body: some View {
    VStack {
      Button("Look around") { library.visit() }
      Button("Show card") {
        Task { await library.show(at: URL(fileURLWithPath: "/card")) }
      }
    }
  }
}

struct Foyer: View {
  @EnvironmentObject var library: Library

  var body: some View { Button("Leave") { library.giveBack() } }
}

struct ReadingRoom: View {
  var body: some View { Text("Quiet, please") }
}

struct Archive: View {
  @EnvironmentObject var library: Library

  var body: some View { Button("Leave as a visitor") { library.visit() } }
}
