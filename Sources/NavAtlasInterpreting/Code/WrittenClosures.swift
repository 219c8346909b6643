import NavAtlasSourceReading

/// Closures that stand for code which is written without braces, once for each place in the source.
struct WrittenClosures {
  /// Arguments of autoclosures.
  var autoclosures: [Site: ClosureExpression] = [:]
  /// What hands on what operators make of a publisher's values, by where they are called.
  var forwardings: [Site: ClosureExpression] = [:]
  /// By which of several publishers sends.
  var combinations: [Site: [ClosureExpression]] = [:]
  /// What puts an object beside a publisher's values, likewise.
  var pairings: [Site: ClosureExpression] = [:]
  /// What makes the next state of one, likewise.
  var steppings: [Site: ClosureExpression] = [:]
  /// Methods of publishers that are handed on by their names, likewise.
  var senders: [Site: ClosureExpression] = [:]
  /// What stores the values of publishers, likewise, and by the key path that is handed over.
  var assignments: [Assignment: ClosureExpression] = [:]
  /// What binds to computed properties, likewise.
  var bindings: [Site: Call] = [:]
  /// What the loops do that wait for each value.
  var awaitings: [Site: ClosureExpression] = [:]

  struct Assignment: Hashable {
    var site: Site
    var path: [String]
  }
}
