import SpriteKit
import SwiftUI

@main struct SnailsApp: App {
  @StateObject private var game = Game()

  var body: some Scene { WindowGroup { Snails().environmentObject(game) } }
}

@MainActor final class Game: ObservableObject, RaceDelegate {
  enum Page { case title, race, podium }

  @Published var page = Page.title
  @Published var isPaused = false
  private(set) var race: Race?

  func start() {
    let race = Race()
    race.raceDelegate = self
    self.race = race
    page = .race
  }

  func raceEnded() { page = .podium }

  func raceTouched() { isPaused = true }
}

protocol RaceDelegate: AnyObject {
  func raceEnded()
  func raceTouched()
}

final class Race: SKScene {
  weak var raceDelegate: RaceDelegate?

  override func update(_ currentTime: TimeInterval) {
    if currentTime > 60 { raceDelegate?.raceEnded() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pause() }

  private func pause() { raceDelegate?.raceTouched() }
}

struct Snails: View {
  @EnvironmentObject var game: Game

  var body: some View {
    switch game.page {
    case .title: Title()
    case .race: Track()
    case .podium: Podium()
    }
  }
}

struct Title: View {
  @EnvironmentObject var game: Game

  var body: some View { Button("Go") { game.start() } }
}

struct Track: View {
  @EnvironmentObject var game: Game

  var body: some View {
    VStack { if let race = game.race { SpriteView(scene: race) } }
      .sheet(isPresented: $game.isPaused) { Pause() }
  }
}

struct Pause: View { var body: some View { Text("Paused") } }

struct Podium: View { var body: some View { Text("Third") } }
