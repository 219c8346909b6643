import Combine
import SwiftUI

enum FieldStop: Hashable {
  case row(Int)
  case well
}

final class FieldsHand: FieldHand {
  @Published var trail = NavigationPath()
  @Published var showsTools = false
  internal var toolModel: ToolModel?
  internal var rows = Pile<RowModel>()
  internal var bag = Set<AnyCancellable>()
  private var model: FieldsModel?

  init() { bind() }

  func start() -> some HandViewProtocol { HandStack(hand: self) }

  @ViewBuilder func rootView() -> some View {
    if let model {
      FieldsView(model: model)
        .navigationDestination(for: FieldStop.self, destination: view)
    }
  }

  @ViewBuilder func view(at stop: FieldStop) -> some View {
    switch stop {
    case .row: rowView()
    case .well: WellView()
    }
  }

  func push(_ stop: FieldStop) {
    if case .row(let row) = stop { bindRow(row) }
    trail.append(stop)
  }

  func pop() { trail.removeLast() }

  func pushRow(_ row: Int) { push(.row(row)) }

  private func bind() {
    let model = FieldsModel()
    model.onRow.sink { [weak self] row in self?.push(.row(row)) }.store(in: &bag)
    model.onWell.sink { [weak self] in self?.push(.well) }.store(in: &bag)
    model.onTools.sink { [weak self] in self?.bindTools() }.store(in: &bag)
    self.model = model
  }
}

enum BarnStop: Hashable {
  case row(Int)
  case loft
}

final class BarnHand: FieldHand {
  @Published var trail = NavigationPath()
  @Published var showsTools = false
  internal var toolModel: ToolModel?
  internal var rows = Pile<RowModel>()
  internal var bag = Set<AnyCancellable>()
  private lazy var model = BarnModel()

  init() { model.onLoft.sink { [weak self] in self?.push(.loft) }.store(in: &bag) }

  func start() -> some HandViewProtocol { HandStack(hand: self) }

  @ViewBuilder func rootView() -> some View {
    BarnView(model: model)
      .navigationDestination(for: BarnStop.self, destination: view)
  }

  @ViewBuilder func view(at stop: BarnStop) -> some View {
    switch stop {
    case .row: rowView()
    case .loft: LoftView()
    }
  }

  func push(_ stop: BarnStop) { trail.append(stop) }
  func pop() { trail.removeLast() }
  func pushRow(_ row: Int) { push(.row(row)) }
}

struct HandStack<Worker: FieldHand>: HandViewProtocol {
  @ObservedObject var hand: Worker

  var body: some View {
    NavigationStack(path: $hand.trail, root: hand.rootView)
      .sheet(isPresented: $hand.showsTools, content: hand.tools)
  }
}

final class FieldsModel: ObservableObject {
  let onRow = PassthroughSubject<Int, Never>()
  let onWell = PassthroughSubject<Void, Never>()
  let onTools = PassthroughSubject<Void, Never>()
}

final class BarnModel: ObservableObject { let onLoft = PassthroughSubject<Void, Never>() }

final class RowModel: ObservableObject {
  let onBack = PassthroughSubject<Void, Never>()
  let onNext = PassthroughSubject<Void, Never>()
}

final class ToolModel: ObservableObject { let onClose = PassthroughSubject<Void, Never>() }

struct FieldsView: View {
  @ObservedObject var model: FieldsModel
  var body: some View {
    Button("Row") { model.onRow.send(1) }
    Button("Well") { model.onWell.send() }
    Button("Tools") { model.onTools.send() }
  }
}

struct BarnView: View {
  @ObservedObject var model: BarnModel
  var body: some View { Button("Loft") { model.onLoft.send() } }
}

struct RowView: View {
  @ObservedObject var model: RowModel
  var body: some View {
    Button("Back") { model.onBack.send() }
    Button("Next") { model.onNext.send() }
  }
}

struct ToolsView: View {
  @ObservedObject var model: ToolModel
  var body: some View { Button("Close") { model.onClose.send() } }
}

struct WellView: View { var body: some View { Text("Well") } }
struct LoftView: View { var body: some View { Text("Loft") } }
