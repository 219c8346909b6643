import NavAtlasProgram
import NavAtlasSourceReading

/// Who is signed in, as Supabase keeps it: what signs in or out tells those who await the changes of the session.
struct SupabaseSessions: SourceIdiom {
  static let summary = "signing in and out with Supabase, and those who await the changes of its sessions"
  let members = [SupabaseSessions.changes]
  let methods = ["onAuthStateChange", "signOut"] + SupabaseSessions.entering

  private static let changes = "authStateChanges"
  private static let entering = [
    "signIn", "signInWithPassword", "signInWithIdToken", "signInWithOAuth", "signInAnonymously",
    "signInWithSSO",
    "signUp", "verifyOTP", "setSession",
  ]

  func member(_ name: String) -> Value? { .place(.session) }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard call.isOfSupabase(receiver) else { return nil }
    if call.name == "onAuthStateChange" {
      guard let listener = call.arguments().last?.value else { return nil }
      call.evaluator.listen(to: .callbacks, listener)
      return .unknown
    }
    let isEntering = call.name != "signOut"
    let event = Value.enumCase(EnumValue(name: isEntering ? "signedIn" : "signedOut"))
    let session =
      isEntering ? Value.enumCase(EnumValue(type: StaticType(name: "Session"), name: "#session")) : .none
    _ = call.arguments()
    let change = [LabeledValue(label: "event", value: event), LabeledValue(label: "session", value: session)]
    call.evaluator.emit([.tuple(change)], at: .session, call.site, call.scope)
    call.evaluator.emit([event, session], at: .callbacks, call.site, call.scope)
    return .unknown
  }
}

extension Evaluator {
  /// Who awaits the changes is told at once of the session that there is, which nobody knows.
  func sessionAtFirst(of place: Place) -> Value? {
    guard place.base == .session else { return nil }
    let event = Value.enumCase(EnumValue(name: "initialSession"))
    return .tuple([
      LabeledValue(label: "event", value: event), LabeledValue(label: "session", value: .unknown),
    ])
  }
}

extension MethodCall {
  /// True for a method of `client.auth`, whose source is absent.
  fileprivate func isOfSupabase(_ receiver: Value) -> Bool {
    guard case .member(.member(_, "auth", _), _, _) = call.callee else { return false }
    return evaluator.type(of: receiver)?.unwrapped.declaration == nil
  }
}

extension Place {
  /// The changes of the session, as they are awaited and as closures are told of them.
  fileprivate static var session: Place { ofSupabase("authStateChanges") }
  fileprivate static var callbacks: Place { ofSupabase("onAuthStateChange") }

  private static func ofSupabase(_ name: String) -> Place {
    Place(owner: "AuthClient", name: name, type: StaticType(name: "AnyPublisher"))
  }
}
