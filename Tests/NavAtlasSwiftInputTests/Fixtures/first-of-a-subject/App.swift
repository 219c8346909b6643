import Combine
import SwiftUI

enum Outcome { case booked(Int), given }

final class DeskModel: ObservableObject, Identifiable {
  private let outcomes = PassthroughSubject<Outcome, Never>()
  private let words = PassthroughSubject<String, Never>()

  var outcome: AnyPublisher<Outcome, Never> { outcomes.first().eraseToAnyPublisher() }
  var lastWord: AnyPublisher<String, Never> { words.last().eraseToAnyPublisher() }

  func book() { outcomes.send(.booked(4)) }
  func say() { words.send("Bye") }
}

final class HotelModel: ObservableObject {
  @Published var rooms: [Int] = []
  @Published var desk: DeskModel?
  @Published var word: Word?
  private var bag = Set<AnyCancellable>()

  func visitDesk() {
    let desk = DeskModel()
    desk.outcome.sink { [weak self] outcome in
      self?.desk = nil
      if case .booked(let room) = outcome { self?.rooms.append(room) }
    }.store(in: &bag)
    desk.lastWord.sink { [weak self] in self?.word = Word(text: $0) }.store(in: &bag)
    self.desk = desk
  }
}

struct Word: Identifiable {
  let text: String
  var id: String { text }
}

@main struct HotelApp: App {
  @StateObject private var hotel = HotelModel()
  var body: some Scene { WindowGroup { Hotel(hotel: hotel) } }
}

struct Hotel: View {
  @ObservedObject var hotel: HotelModel

  var body: some View {
    NavigationStack(path: $hotel.rooms) {
      Lobby(hotel: hotel).navigationDestination(for: Int.self) { Room(number: $0) }
    }
    .sheet(item: $hotel.desk) { Desk(model: $0) }
    .fullScreenCover(item: $hotel.word) { Farewell(word: $0) }
  }
}

struct Lobby: View {
  let hotel: HotelModel
  var body: some View { Button("Desk") { hotel.visitDesk() } }
}

struct Desk: View {
  let model: DeskModel

  var body: some View {
    Button("Book", action: model.book)
    Button("Bye") { model.say() }
  }
}

struct Room: View {
  let number: Int
  var body: some View { Text("Room") }
}

struct Farewell: View {
  let word: Word
  var body: some View { Text(word.text) }
}
