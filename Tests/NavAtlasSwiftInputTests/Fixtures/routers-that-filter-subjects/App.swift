import Combine
import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene { WindowGroup { NavigationView { OrchardPage.build() } } }
}

enum Kind { case sheet, link }
protocol RoutedType { var kind: Kind { get } }
struct Subjects<T: RoutedType> {
  let screen = PassthroughSubject<T, Never>()
  let close = PassthroughSubject<Void, Never>()
}
protocol RouterProtocol: ViewModifier {
  associatedtype T: RoutedType
  associatedtype Shown: View
  typealias Subs = Subjects<T>
  var subjects: Subs { get }
  func makeScreen(type: T) -> Shown
}
extension RouterProtocol {
  func body(content: Content) -> some View {
    content
      .modifier(
        LinkModifier(
          publisher: subjects.screen.filter { $0.kind == .link }.eraseToAnyPublisher(), screen: makeScreen)
      )
      .modifier(
        SheetModifier(
          publisher: subjects.screen.filter { $0.kind == .sheet }.eraseToAnyPublisher(), screen: makeScreen)
      )
      .modifier(CloseModifier(publisher: subjects.close.eraseToAnyPublisher()))
  }
}
struct LinkModifier<S: View, T>: ViewModifier {
  let publisher: AnyPublisher<T, Never>
  var screen: (T) -> S
  @State private var type: T?
  func body(content: Content) -> some View {
    ZStack {
      NavigationLink(
        "", isActive: Binding<Bool>(get: { type != nil }, set: { if !$0 { type = nil } }),
        destination: { if let type = type { screen(type) } else { EmptyView() } })
      content
    }.onReceive(publisher) { type = $0 }
  }
}
struct SheetModifier<S: View, T>: ViewModifier {
  let publisher: AnyPublisher<T, Never>
  var screen: (T) -> S
  @State private var type: T?
  func body(content: Content) -> some View {
    content.onReceive(publisher) { type = $0 }
      .sheet(
        isPresented: Binding<Bool>(get: { type != nil }, set: { if !$0 { type = nil } }),
        content: { if let type = type { screen(type) } else { EmptyView() } })
  }
}
struct CloseModifier: ViewModifier {
  let publisher: AnyPublisher<Void, Never>
  @Environment(\.presentationMode) private var presentationMode
  func body(content: Content) -> some View {
    content.onReceive(publisher) { presentationMode.wrappedValue.dismiss() }
  }
}
struct OrchardRouter: RouterProtocol {
  typealias T = Screen
  let subjects: Subs
  enum Screen: RoutedType {
    case tree, fruit
    var kind: Kind {
      switch self {
      case .tree: return .link
      case .fruit: return .sheet
      }
    }
  }
  @ViewBuilder func makeScreen(type: Screen) -> some View {
    switch type {
    case .tree: TreePage.build()
    case .fruit: FruitPage.build()
    }
  }
}
struct TreeRouter: RouterProtocol {
  typealias T = Screen
  let subjects: Subs
  enum Screen: RoutedType {
    case fruit, press
    var kind: Kind {
      switch self {
      case .press: return .link
      case .fruit: return .sheet
      }
    }
  }
  @ViewBuilder func makeScreen(type: Screen) -> some View {
    switch type {
    case .press: PressPage()
    case .fruit: FruitPage.build()
    }
  }
}
protocol OrchardMoves: AnyObject { func showTree() }
final class OrchardModel: ObservableObject { let routerSubject = OrchardRouter.Subs() }
extension OrchardModel: OrchardMoves { func showTree() { routerSubject.screen.send(.tree) } }
final class TreeModel: ObservableObject {
  let routerSubject = TreeRouter.Subs()
  func showFruit() { routerSubject.screen.send(.fruit) }
  func showPress() { routerSubject.screen.send(.press) }
}
final class FruitModel: ObservableObject {
  let routerSubject = OrchardRouter.Subs()
  func close() { routerSubject.close.send(()) }
}
final class OrchardIntent {
  private weak var router: OrchardMoves?
  init(model: OrchardMoves) { router = model }
  func tapped() { router?.showTree() }
}
struct OrchardPage: View {
  let intent: OrchardIntent
  @ObservedObject var model: OrchardModel
  static func build() -> some View {
    let m = OrchardModel()
    return OrchardPage(intent: OrchardIntent(model: m), model: m)
  }
  var body: some View {
    Button("Go") { intent.tapped() }.modifier(OrchardRouter(subjects: model.routerSubject))
  }
}
struct TreePage: View {
  @ObservedObject var model: TreeModel
  static func build() -> some View { TreePage(model: TreeModel()) }
  var body: some View {
    VStack {
      Button("Fruit") { model.showFruit() }
      Button("Press") { model.showPress() }
    }.modifier(TreeRouter(subjects: model.routerSubject))
  }
}
struct FruitPage: View {
  @ObservedObject var model: FruitModel
  static func build() -> some View { FruitPage(model: FruitModel()) }
  var body: some View {
    Button("Go") { model.close() }.modifier(OrchardRouter(subjects: model.routerSubject))
  }
}
struct PressPage: View { var body: some View { Text("") } }
