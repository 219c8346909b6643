package import NavAtlasProgram
package import NavAtlasSourceReading

/// What an expression stands for, as far as reading the source can tell.
///
/// It is copied all the time: the cases that are not `indirect` are one reference to what is shared already.
package enum Value: Hashable {
  case unknown
  /// Some value of a type.
  case typed(StaticType)
  case enumCase(EnumValue)
  case object(ObjectValue)
  case closure(ClosureValue)
  indirect case method(MethodValue)
  /// What is stored somewhere.
  case place(Place)
  case binding(Place)
  /// `Binding(get:set:)`: the places the getter reads, and the setter.
  indirect case customBinding([Place], setter: Value?)
  case array([Value])
  case tuple([LabeledValue])
  indirect case string(String)
  indirect case integer(Int)
  case boolean(Bool)
  case none
  case type(StaticType)
  indirect case keyPath(StaticType?, [String])
  case content(Content)
  case choice([Value])
  /// Something of a framework with a meaning of its own, such as the environment's dismiss action.
  case builtin(Builtin)
}

/// Values of frameworks that the reader knows.
package enum Builtin: String, Hashable {
  case dismiss, presentationMode, openWindow, pushWindow, dismissWindow, openSettings, openURL
}

package struct LabeledValue: Hashable {
  package var label: String?
  package var value: Value

  package init(label: String? = nil, value: Value) {
    (self.label, self.value) = (label, value)
  }
}

/// A case of an enumeration, or a value that only a name tells apart, such as a static member.
package struct EnumValue: Hashable {
  private var parts: Parts

  private final class Parts {
    let type: StaticType?
    let name: String
    let payload: [LabeledValue]
    /// Kept, as actions lie deep in each other and are looked up very often.
    let payloadHash: Int
    /// Of how many parts it is made, itself among them.
    let size: Int

    init(_ type: StaticType?, _ name: String, _ payload: [LabeledValue]) {
      self.type = type
      self.name = name
      self.payload = payload
      size = payload.reduce(1) { min($0 + $1.value.size, Value.countedParts) }
      payloadHash = payload.isEmpty ? 0 : payload.hashValue
    }
  }

  package init(type: StaticType? = nil, name: String, payload: [LabeledValue] = []) {
    parts = Parts(type, name, payload)
  }

  package var type: StaticType? {
    get { parts.type }
    set { parts = Parts(newValue, name, payload) }
  }
  package var name: String {
    get { parts.name }
    set { parts = Parts(type, newValue, payload) }
  }
  package var payload: [LabeledValue] {
    get { parts.payload }
    set { parts = Parts(type, name, newValue) }
  }

  var size: Int { parts.size }

  package static func == (left: EnumValue, right: EnumValue) -> Bool {
    left.parts === right.parts
      || left.parts.payloadHash == right.parts.payloadHash && left.name == right.name
        && left.type == right.type
        && left.payload == right.payload
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(type)
    hasher.combine(parts.payloadHash)
  }
}

/// A value with known parts: a view, a view model, a route.
package final class ObjectValue: NumberedKey {
  package let type: DeclaredType
  package let fields: [String: Value]
  package let number: Int
  /// What a view finds in the environment.
  package let environment: ViewEnvironment?

  init(type: DeclaredType, fields: [String: Value], number: Int, environment: ViewEnvironment?) {
    self.type = type
    self.fields = fields
    self.number = number
    self.environment = environment
  }

  package static func == (left: ObjectValue, right: ObjectValue) -> Bool { left === right }
  package var keyNumber: Int { number }
}

/// A closure with the scope it was made in.
package final class ClosureValue: NumberedKey {
  package let expression: ClosureExpression
  package let scope: Scope
  /// What puts together what its statements make.
  let builder: DeclaredType?

  init(_ expression: ClosureExpression, _ scope: Scope, builtBy builder: DeclaredType? = nil) {
    self.expression = expression
    self.scope = scope
    self.builder = builder
  }

  package static func == (left: ClosureValue, right: ClosureValue) -> Bool { left === right }
  package var keyNumber: Int { ObjectIdentifier(self).keyNumber }
}

/// Functions of one name, bound to the value they belong to.
package struct MethodValue: Hashable {
  package var name: String
  package var candidates: [DeclaredType.Member<Function>]
  package var owner: DeclaredType?
  package var receiver: Value?

  package static func == (left: MethodValue, right: MethodValue) -> Bool {
    left.name == right.name && left.owner === right.owner && left.receiver == right.receiver
      && left.candidates.count == right.candidates.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(owner)
  }
}

extension Value {
  /// Nobody counts further than this.
  static let countedParts = 4_097

  /// Of how many parts it is made, itself among them. O(parts), up to the bound; what cases carry was counted before.
  var size: Int {
    switch self {
    case .array(let values), .choice(let values):
      values.reduce(1) { $0 < Self.countedParts ? min($0 + $1.size, Self.countedParts) : $0 }
    case .tuple(let parts):
      parts.reduce(1) { $0 < Self.countedParts ? min($0 + $1.value.size, Self.countedParts) : $0 }
    case .enumCase(let route): route.size
    default: 1
    }
  }

  package var isBinding: Bool {
    switch self {
    case .binding, .customBinding: true
    default: false
    }
  }
}
