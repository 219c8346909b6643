import SwiftUI

/// A stack of the app's own: the last of its views is shown, or the root.
final class Pile: ObservableObject {
  @Published var top: Sheet?
  private var sheets = Sheets() {
    didSet { top = sheets.last() }
  }

  func lay<Page: View>(_ page: Page, named name: String? = nil) {
    let name = name ?? UUID().uuidString
    withAnimation(.easeOut) {
      sheets.add(Sheet(id: name, page: AnyView(page)))
    }
  }

  func take(to place: PilePlace = .previous) {
    withAnimation(.easeOut) {
      switch place {
      case .root: sheets.clear()
      case .sheet(let name): sheets.takeDown(to: name)
      default: sheets.takeOne()
      }
    }
  }
}

enum PilePlace {
  case previous
  case root
  case sheet(named: String)
}

struct Sheet: Identifiable {
  let id: String
  let page: AnyView
}

private struct Sheets {
  private var all = [Sheet]()

  func last() -> Sheet? { all.last }
  mutating func add(_ sheet: Sheet) {
    guard !all.contains(where: { $0.id == sheet.id }) else { return }
    all.append(sheet)
  }
  mutating func takeOne() { _ = all.popLast() }
  mutating func takeDown(to name: String) {
    guard let position = all.firstIndex(where: { $0.id == name }) else { return }
    all.removeLast(all.count - (position + 1))
  }
  mutating func clear() { all.removeAll() }
}

struct PileView<Root: View>: View {
  @ObservedObject private var pile: Pile
  private let root: Root

  init(pile: Pile, @ViewBuilder root: () -> Root) {
    self.pile = pile
    self.root = root()
  }

  var body: some View {
    let showsRoot = pile.top == nil
    return ZStack {
      Group {
        if showsRoot {
          root.environmentObject(pile)
        } else {
          pile.top!.page.environmentObject(pile)
        }
      }
    }
  }
}

protocol Page {}

class PileRouter<Screen: Page>: ObservableObject {
  var pile: Pile

  init() { pile = Pile() }
  init(pile: Pile) { self.pile = pile }

  func page(_ screen: Screen) -> AnyView { fatalError("up to the subclass") }
  func lay(_ screen: Screen) { pile.lay(page(screen)) }
  func back() { pile.take() }
  func clear() { pile.take(to: .root) }
}

extension View {
  var erased: AnyView { AnyView(self) }
}
