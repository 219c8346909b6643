import Combine
import PublisherExtras
import RxSwift
import SwiftUI

@main struct ParcelApp: App {
  var body: some Scene { WindowGroup { ParcelsView(model: ParcelsModel()) } }
}

enum Step: Identifiable {
  case label, price, track
  var id: Self { self }
}

final class ParcelsModel: ObservableObject {
  @Published var step: Step?
  let labelTapped = PassthroughSubject<Void, Never>()
  let priceTapped = PublishRelay<Void>()
  let next = PassthroughSubject<Step, Never>()

  init() {
    labelTapped.sinkAndStore(on: self) { model, _ in model.next.send(.label) }
    priceTapped.bind(with: self) { owner, _ in owner.next.send(.price) }
    next.sink { [weak self] in self?.step = $0 }
  }
}

struct ParcelsView: View {
  @ObservedObject var model: ParcelsModel

  var body: some View {
    List {
      Button("Label") { model.labelTapped.send() }
      Button("Price") { model.priceTapped.accept(()) }
    }
    .sheet(item: $model.step) { step in
      switch step {
      case .label: LabelView()
      case .price: PriceView()
      case .track: TrackView()
      }
    }
  }
}

struct LabelView: View { var body: some View { Text("l") } }

struct PriceView: View { var body: some View { Text("p") } }

struct TrackView: View { var body: some View { Text("t") } }
