import Combine
import SwiftUI

enum Notice: Equatable { case fog, storm }

struct Watch: Equatable {
  enum Shift { case asleep, awake }

  var shift = Shift.asleep
  var notice: Notice?
  var ship: String?
  var count = 0
}

/// A subject by another name.
typealias Vault<Held> = CurrentValueSubject<Held, Never>

extension Vault {
  subscript<Part: Equatable>(path: WritableKeyPath<Output, Part>) -> Part {
    get { value[keyPath: path] }
    set {
      var held = value
      if held[keyPath: path] != newValue {
        held[keyPath: path] = newValue
        value = held
      }
    }
  }

  func put<Part>(_ part: Part, at path: WritableKeyPath<Output, Part>) { value[keyPath: path] = part }

  func changes<Part: Equatable>(of path: KeyPath<Output, Part>) -> AnyPublisher<Part, Failure> {
    map(path).removeDuplicates().eraseToAnyPublisher()
  }
}

struct Tower: EnvironmentKey {
  let watch: Vault<Watch>
  static var defaultValue: Tower { Tower(watch: Vault(Watch())) }
}

extension EnvironmentValues {
  var tower: Tower {
    get { self[Tower.self] }
    set { self[Tower.self] = newValue }
  }
}
