/// What an expression stands for, as far as reading the source can tell.
indirect enum Value: Hashable {
  case unknown
  /// Some value of a type.
  case typed(StaticType)
  case enumCase(EnumValue)
  case object(ObjectValue)
  case closure(ClosureValue)
  case method(MethodValue)
  /// What is stored somewhere.
  case place(Place)
  case binding(Place)
  /// `Binding(get:set:)`: the places the getter reads, and the setter.
  case customBinding([Place], setter: Value?)
  case array([Value])
  case tuple([LabeledValue])
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case none
  case type(StaticType)
  case keyPath(StaticType?, [String])
  case content(Content)
  case choice([Value])
  /// Something of a framework with a meaning of its own, such as the environment's dismiss action.
  case builtin(Builtin)
}

/// Values of frameworks that the reader knows.
enum Builtin: String, Hashable {
  case dismiss, presentationMode, openWindow, pushWindow, dismissWindow, openSettings, openURL
}

struct LabeledValue: Hashable {
  var label: String?
  var value: Value
}

/// A case of an enumeration, or a value that only a name tells apart, such as a static member.
struct EnumValue: Hashable {
  var type: StaticType?
  var name: String
  var payload: [LabeledValue] { didSet { payloadHash = Self.hash(of: payload) } }
  /// Kept, as actions lie deep in each other and are looked up very often.
  private var payloadHash: Int

  init(type: StaticType? = nil, name: String, payload: [LabeledValue] = []) {
    self.type = type
    self.name = name
    self.payload = payload
    payloadHash = Self.hash(of: payload)
  }

  private static func hash(of payload: [LabeledValue]) -> Int { payload.isEmpty ? 0 : payload.hashValue }

  static func == (left: EnumValue, right: EnumValue) -> Bool {
    left.payloadHash == right.payloadHash && left.name == right.name && left.type == right.type
      && left.payload == right.payload
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(type)
    hasher.combine(payloadHash)
  }
}

/// A value with known parts: a view, a view model, a route.
final class ObjectValue: Hashable {
  let type: DeclaredType
  let fields: [String: Value]
  let number: Int
  /// What a view finds in the environment.
  let environment: ViewEnvironment?

  init(type: DeclaredType, fields: [String: Value], number: Int, environment: ViewEnvironment?) {
    self.type = type
    self.fields = fields
    self.number = number
    self.environment = environment
  }

  static func == (left: ObjectValue, right: ObjectValue) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A closure with the scope it was made in.
final class ClosureValue: Hashable {
  let expression: ClosureExpression
  let scope: Scope

  init(_ expression: ClosureExpression, _ scope: Scope) {
    self.expression = expression
    self.scope = scope
  }

  static func == (left: ClosureValue, right: ClosureValue) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Functions of one name, bound to the value they belong to.
struct MethodValue: Hashable {
  var name: String
  var candidates: [DeclaredType.Member<Function>]
  var owner: DeclaredType?
  var receiver: Value?

  static func == (left: MethodValue, right: MethodValue) -> Bool {
    left.name == right.name && left.owner === right.owner && left.receiver == right.receiver
      && left.candidates.count == right.candidates.count
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(owner)
  }
}
