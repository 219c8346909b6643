import SwiftUI

extension Binding where Value: Equatable {
  func removeDuplicates() -> Self { removeDuplicates(by: ==) }

  func removeDuplicates(by predicate: @escaping (Value, Value) -> Bool) -> Self {
    Binding(
      get: { self.wrappedValue },
      set: { if !predicate(self.wrappedValue, $0) { self.wrappedValue = $0 } }
    )
  }
}
