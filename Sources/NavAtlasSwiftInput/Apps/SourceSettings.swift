import NavAtlasAssembling
import NavAtlasInterpreting
public import NavAtlasModel

/// What a user states of the source: methods that move, where reading alone cannot tell.
///
/// ```yaml
/// source:
///   methods:
///     - {method: wander, move: push}                            # wander(.lake) pushes what .lake leads to
///     - {method: open, receiver: Guide, label: over, move: sheet}
/// ```
public struct SourceSettings: Sendable, Hashable {
  /// The methods, in their order.
  public var methods: [StatedMethod]

  /// Creates settings.
  public init(methods: [StatedMethod] = []) { self.methods = methods }

  /// Takes the settings from an object; what is wrong with them is noted there.
  public init(_ reader: inout ObjectReader) {
    methods = reader.objects("methods", "method") { StatedMethod(&$0) } ?? []
    reader.rejectUnknownKeys()
  }

  /// The settings as a table of libraries, one for each method.
  var libraries: [LibraryTable.Library] {
    methods.enumerated().compactMap { position, stated in
      LibraryTable.Move(rawValue: stated.move.rawValue).map { move in
        LibraryTable.Library(
          name: String(position), receivers: stated.receiver.map { [$0] } ?? [],
          methods: [LibraryTable.Method(stated.method, move, label: stated.label)])
      }
    }
  }
}

/// A method, and the move that it makes.
public struct StatedMethod: Sendable, Hashable {
  /// What a method can be stated to do.
  public enum Move: String, Sendable, Hashable, CaseIterable {
    case push, viewPush, sheet, cover, replace, setPath, tab, back, leave, pop, popTo, popToRoot, dismiss,
      dismissAll
  }

  public var method: String
  /// A part of the name of the type that has it; any where nil.
  public var receiver: String?
  /// The label of the argument that names what is shown; the first argument where nil.
  public var label: String?
  public var move: Move
  /// Where it is stated.
  public var location: SourceLocation?

  /// Creates a statement.
  public init(
    method: String, receiver: String? = nil, label: String? = nil, move: Move, location: SourceLocation? = nil
  ) {
    self.method = method
    self.receiver = receiver
    self.label = label
    self.move = move
    self.location = location
  }

  init?(_ reader: inout ObjectReader) {
    let method = reader.requiredString("method")
    reader.require("move")
    let move = reader.choice("move", of: Move.self)
    let receiver = reader.string("receiver")
    let label = reader.string("label")
    reader.rejectUnknownKeys()
    if let method, let sign = method.first(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      reader.report(
        "method: '\(method)' contains '\(sign)'; write the name alone, such as \(method.prefix { $0 != sign })",
        at: reader.position(of: "method"))
      return nil
    }
    guard let method, let move else { return nil }
    self.init(
      method: method, receiver: receiver, label: label, move: move,
      location: SourceLocation(file: reader.file, position: reader.position))
  }
}
