import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// What a case is made with, also what its declaration gives where the call says nothing: `case open(style: Style = .sheet)`.
  func completed(_ payload: [Parameter], of type: DeclaredType, _ call: Call, _ scope: Scope)
    -> [LabeledValue]
  {
    zip(payload, assignment(of: call, to: payload)).map { part, position in
      let expected = resolve(part.type, type, type.file)
      if let position {
        return LabeledValue(
          label: part.label, value: evaluate(call.arguments[position].value, scope, expecting: expected))
      }
      let aside = Scope(type: type, receiver: nil, file: type.file, content: Content(owner: type))
      return LabeledValue(
        label: part.label, value: part.fallback.map { evaluate($0, aside, expecting: expected) } ?? .unknown)
    }
  }
}
