import ButtonKit
import SwiftUI

/// What the buttons of an absent package do, as a model's properties say.
final class FerryModel: ObservableObject {
  @Published var boards = false
  @Published var waits = false

  var boarding: FerryButton.Model { .init(title: "Board", action: { [weak self] in self?.board() }) }
  func waiting() -> FerryButton.Model { FerryButton.Model(title: "Wait", action: { self.waits = true }) }
  private func board() { boards = true }
}

@main struct FerryApp: App { var body: some Scene { WindowGroup { PierView() } } }

struct PierView: View {
  @StateObject private var model = FerryModel()

  var body: some View {
    ButtonPair(first: model.boarding, second: model.waiting())
      .sheet(isPresented: $model.boards) { DeckView() }
      .sheet(isPresented: $model.waits) { BenchView() }
  }
}

struct DeckView: View { var body: some View { Text("Deck") } }
struct BenchView: View { var body: some View { Text("Bench") } }
