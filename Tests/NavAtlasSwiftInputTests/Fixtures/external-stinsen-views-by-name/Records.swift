import Stinsen
import SwiftUI

final class RecordsCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \RecordsCoordinator.shelves)
  @Root var shelves = makeShelves
  @Route(.push) var record = makeRecord
  @Route(.push) var sleeve = makeSleeve

  func makeShelves() -> ShelvesView { ShelvesView() }
  func makeRecord(number: Int) -> RecordView { RecordView(number: number) }
  func makeSleeve() -> SleeveView { SleeveView() }
}

@main struct RecordsApp: App {
  var body: some Scene {
    WindowGroup { NavigationViewCoordinator(RecordsCoordinator()).view() }
  }
}

struct ShelvesView: View {
  @EnvironmentObject private var records: RecordsCoordinator.Router
  var body: some View { Button("First") { open(1) } }
  private func open(_ number: Int) { records.route(to: \.record, number) }
}

struct RecordView: View {
  let number: Int
  @EnvironmentObject private var records: RecordsCoordinator.Router

  var body: some View {
    Button("Sleeve") { records.route(to: \.sleeve) }
    Button("Back") { records.pop() }
  }
}

struct SleeveView: View {
  @EnvironmentObject private var records: RecordsCoordinator.Router
  var body: some View { Button("Shelves") { records.popToRoot() } }
}
