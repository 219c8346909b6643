/// The ways to say the same in other words.
enum Rewrites {
  static let all: [any Rewrite] =
    files + members + closures + views + values + conditions + bindings + objects

  private static let files: [any Rewrite] = [
    FilesApart(), FilesTogether(), DeclarationsReversed(), FilesReversed(), MembersInExtension(),
  ]
  private static let members: [any Rewrite] =
    [SelfAdded(), SelfRemoved(), MemberDoubled(), StatementDoubled()]
    + Renamed.Kind.allCases.map { Renamed(kind: $0) }
  private static let closures: [any Rewrite] =
    [TrailingToLabelled(), LabelledToTrailing(), ClosureToMethod(), MethodToClosure()]
    + ActionExtracted.Form.allCases.map { ActionExtracted(form: $0) }
  private static let views: [any Rewrite] =
    Wrapper.all.map { BodyWrapped(wrapper: $0) } + Wrapper.all.map { ContentWrapped(wrapper: $0) }
    + [false, true].map { BodyExtracted(toFunction: $0) }
    + [false, true].map { ContentExtracted(toFunction: $0) }
    + [false, true].map { ModifierExtracted(toExtension: $0) }
    + [PartInView(), BodyInView(), ModifierWithNeeds()]
  private static let values: [any Rewrite] = [
    ArgumentInConstant(), AssignedConstant(), StateInInitialiser(), PropertyInInitialiser(),
    InitialValueAsArgument(), ArgumentAsInitialValue(),
  ]
  private static let conditions: [any Rewrite] = [
    SwitchToIfCase(), IfCaseToSwitch(), TernaryToIf(), IfToSwitch(), IfToTernary(), TernaryToSwitch(),
    GuardToIf(),
  ]
  private static let bindings: [any Rewrite] = BindingBetween.Form.allCases.map { BindingBetween(form: $0) }
  private static let objects: [any Rewrite] =
    [OwnObjectInjected(), InjectedObjectInEnvironment(), EnvironmentObjectInjected()]
    + [false, true].map { ObjectOfGenericType(behindProtocol: $0) }
    + [ClassOfGenericType(), GenericTypeConcrete(), ParameterOfSomeType(), ParameterOfGenericType()]
}
