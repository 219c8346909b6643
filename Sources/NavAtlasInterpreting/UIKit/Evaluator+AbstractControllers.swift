import NavAtlasProgram
import NavAtlasSourceReading

/// Controllers behind protocols of an app or of RIBs, which give themselves as what UIKit takes:
/// `extension Presentable where Self: UIViewController { var controller: UIViewController { self } }`.
extension Evaluator {
  /// True for a controller without a class of its own, asked for itself.
  func isGivenAsItself(_ name: String, by value: Value) -> Bool {
    switch value {
    case .content(let shown): writtenCalls.controllerGuises.contains(name) && !shown.items.isEmpty
    case .place, .typed:
      writtenCalls.controllerGuises.contains(name)
        && type(of: value)?.unwrapped.isFrameworkController == true
    default: false
    }
  }
}

extension DeclarationIndex {
  /// What properties are called by which a protocol's controllers give themselves. O(types).
  var controllerGuises: Set<String> {
    let interfaces = types.filter { $0.kind == .interface }
    let names = interfaces.flatMap { interface in
      interface.properties.filter { _, members in
        members.contains { $0.declaration.givesItself && $0.declaration.type?.isController == true }
      }.keys
    }
    return Set(names).union(["uiviewController"])
  }
}

extension Property {
  /// True for `{ self }`.
  fileprivate var givesItself: Bool {
    guard let getter = getterCode?.statements, getter.count == 1 else { return false }
    switch getter[0] {
    case .expression(.name("self", _)), .result(.name("self", _)?): return true
    default: return false
    }
  }
}

extension TypeReference {
  fileprivate var isController: Bool { unwrapped.name.hasSuffix("ViewController") }
}

extension StaticType {
  /// True for a controller whose class is a framework's.
  fileprivate var isFrameworkController: Bool { declaration == nil && isAnyController }
}
