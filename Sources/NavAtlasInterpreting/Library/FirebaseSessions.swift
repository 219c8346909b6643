import NavAtlasProgram

/// Who is signed in, as FirebaseAuth keeps it: what signs in or out tells those who listen to the session.
struct FirebaseSessions: SourceIdiom {
  static let summary = "signing in and out with FirebaseAuth, and those who listen to its sessions"
  let methods = ["auth"] + FirebaseSessions.listening + FirebaseSessions.entering + ["signOut"]

  private static let listening = ["addStateDidChangeListener", "addIDTokenDidChangeListener"]
  private static let entering = ["signIn", "signInAnonymously", "createUser"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    if call.name == "auth" { return session(of: receiver) }
    guard call.evaluator.type(of: receiver)?.unwrapped.isSession == true else { return nil }
    let arguments = call.arguments()
    guard !Self.listening.contains(call.name) else { return listen(arguments, call) }
    let isEntering = call.name != "signOut"
    let user: Value = isEntering ? .someUser : .none
    call.evaluator.emit([receiver, user], at: .session, call.site, call.scope)
    for argument in arguments where argument.isTrailing || argument.label == "completion" {
      call.evaluator.collect(argument, into: call.scope.content, call.name, call.site)
    }
    return .unknown
  }

  /// `Auth.auth()`, unless the app has an `Auth` of its own.
  private func session(of receiver: Value) -> Value? {
    guard case .type(let type) = receiver, type.isSession else { return nil }
    return .typed(StaticType(name: type.name))
  }

  /// A listener is told at once who is signed in, which nobody knows.
  private func listen(_ arguments: [ArgumentValue], _ call: MethodCall) -> Value? {
    guard let listener = arguments.last else { return nil }
    call.evaluator.listen(to: .session, listener.value)
    call.evaluator.collect(listener, into: call.scope.content, call.name, call.site)
    return .unknown
  }
}

extension StaticType {
  /// True for FirebaseAuth's sessions.
  fileprivate var isSession: Bool { declaration == nil && (name == "Auth" || name == "FirebaseAuth.Auth") }
}

extension Value {
  /// A user, who is there.
  fileprivate static var someUser: Value {
    .enumCase(EnumValue(type: StaticType(name: "User"), name: "#user"))
  }
}

extension Place {
  /// Who is signed in with FirebaseAuth.
  fileprivate static var session: Place {
    Place(owner: "Auth", name: "currentUser", type: StaticType(name: "AnyPublisher"))
  }
}
