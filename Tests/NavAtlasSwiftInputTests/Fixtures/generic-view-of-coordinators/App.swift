import Combine
import SwiftUI

@main struct FarmApp: App {
  @StateObject var farmer = Farmer()
  var body: some Scene { WindowGroup { farmer.start() } }
}

protocol Hand: ObservableObject {
  associatedtype HandView: View
  func start() -> HandView
}

protocol HandViewProtocol: View {
  associatedtype Worker: FieldHand
  var hand: Worker { get set }
}

protocol WalkingHand: Hand where HandView: HandViewProtocol {
  var trail: NavigationPath { get set }
  associatedtype RootView: View
  associatedtype StopView: View
  associatedtype Stop: Hashable
  func start() -> HandView
  func push(_ stop: Stop)
  func pop()
  func rootView() -> RootView
  func view(at stop: Stop) -> StopView
}

protocol FieldHand: WalkingHand {
  var toolModel: ToolModel? { get set }
  var rows: Pile<RowModel> { get set }
  var showsTools: Bool { get set }
  var bag: Set<AnyCancellable> { get set }
  func pushRow(_ row: Int)
}

extension FieldHand {
  func bindTools() {
    toolModel = ToolModel()
    toolModel?.onClose
      .sink { [weak self] in withAnimation { self?.showsTools = false } }
      .store(in: &bag)
    withAnimation { showsTools = true }
  }

  func bindRow(_ row: Int) {
    let model = RowModel()
    model.onBack.sink { [weak self] in
      self?.pop()
      self?.rows.pop()
    }
    .store(in: &bag)
    model.onNext.sink { [weak self] in self?.pushRow(row + 1) }.store(in: &bag)
    rows.push(model)
  }

  @ViewBuilder func tools() -> some View {
    if let toolModel { ToolsView(model: toolModel) }
  }

  @ViewBuilder func rowView() -> some View {
    if let model = rows.peek() { RowView(model: model) }
  }
}

struct Pile<Element> {
  private var all: [Element] = []
  mutating func push(_ element: Element) { all.append(element) }
  mutating func pop() { _ = all.popLast() }
  func peek() -> Element? { all.last }
}

enum Part { case fields, barn }

final class Farmer: Hand {
  @Published var part = Part.fields
  private var fields: FieldsHand?
  private var barn: BarnHand?

  init() {
    fields = FieldsHand()
    barn = BarnHand()
  }

  func start() -> some View { FarmView(farmer: self) }

  @ViewBuilder func fieldsTab() -> some View {
    if let fields { fields.start() }
  }

  @ViewBuilder func barnTab() -> some View {
    if let barn { barn.start() }
  }
}

struct FarmView: View {
  @StateObject var farmer: Farmer

  var body: some View {
    TabView(selection: $farmer.part) {
      farmer.fieldsTab().tabItem { Text("Fields") }.tag(Part.fields)
      farmer.barnTab().tabItem { Text("Barn") }.tag(Part.barn)
    }
  }
}
