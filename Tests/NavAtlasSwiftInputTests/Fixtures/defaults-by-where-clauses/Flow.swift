import SwiftUI

protocol Flow: AnyObject {
  associatedtype Event
  var path: [Screen] { get set }
}
protocol Roped {}
protocol Lifting: Roped {}

extension Flow {
  func open() { path.append(.boat) }
}
extension Flow where Event == Never {
  func open() { path.append(.silent) }
}
extension Flow where Self: Roped {
  func open() { path.append(.rope) }
  func close() { path.append(.boat) }
}
extension Flow where Self: Lifting {
  func lift() { path.append(.crane) }
}

enum QuayEvent { case moored }
final class QuayFlow: ObservableObject, Flow, Roped {
  typealias Event = QuayEvent
  @Published var path: [Screen] = []
}
final class PierFlow: ObservableObject, Flow {
  typealias Event = QuayEvent
  @Published var path: [Screen] = []
}
final class DockFlow: ObservableObject, Flow {
  typealias Event = QuayEvent
  @Published var path: [Screen] = []
}
extension DockFlow: Lifting {}
