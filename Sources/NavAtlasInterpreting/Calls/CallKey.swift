import NavAtlasSourceReading

extension Evaluator {
  /// What tells calls apart: what is called, on what, with what, and what the code finds in the environment.
  package struct CallKey: NumberedKey {
    package let function: ObjectIdentifier
    package let receiver: Value?
    package let arguments: [Value]
    package let environment: ViewEnvironment?
    package let assumption: Assumption?
    let memories: [Memory]
    /// Values are nested deep, and each call is looked up several times.
    package let keyNumber: Int

    init(
      function: ObjectIdentifier, receiver: Value?, arguments: [Value], environment: ViewEnvironment? = nil,
      assumption: Assumption? = nil, memories: [Memory] = []
    ) {
      self.function = function
      self.receiver = receiver
      self.arguments = arguments
      self.environment = environment
      self.assumption = assumption
      self.memories = memories
      var hasher = Hasher()
      hasher.combine(function)
      hasher.combine(receiver)
      hasher.combine(arguments)
      hasher.combine(environment)
      hasher.combine(assumption)
      hasher.combine(memories)
      keyNumber = hasher.finalize()
    }

    package static func == (left: CallKey, right: CallKey) -> Bool {
      left.keyNumber == right.keyNumber && left.function == right.function && left.receiver == right.receiver
        && left.arguments == right.arguments && left.environment == right.environment
        && left.assumption == right.assumption && left.memories == right.memories
    }
  }
}
