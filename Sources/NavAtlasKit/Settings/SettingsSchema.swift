import NavAtlasModel
import NavAtlasRules
import NavAtlasSourceReading
import NavAtlasSwiftInput

/// The JSON Schema (2020-12) of a settings file; rules, platforms and moves are those that there are.
enum SettingsSchema {
  static var text: String { JSONWriter().text(node) }

  static var node: JSONNode {
    var root = object([
      ("inputs", list(string("An input, relative to this file."))),
      ("app", string("The app's target.")),
      ("platform", choice(Platform.allCases.map(\.rawValue))),
      ("profile", choice(Settings.Width.allCases.map(\.rawValue))),
      ("excludes", list(string("A pattern of paths: * is a part of a name, ** any folders."))),
      ("source", object([("methods", list(method))])),
      ("lint", lint),
      ("budgets", budgets),
    ])
    root.insert(.init("$schema", .string("https://json-schema.org/draft/2020-12/schema")), at: 0)
    root.insert(.init("title", .string("NavAtlas settings")), at: 1)
    return .object(root)
  }

  private static var method: [JSONMember] {
    object(
      [
        ("method", string("The method's name.")), ("receiver", string("A part of the name of its type.")),
        ("label", string("The label of the argument that names what is shown.")),
        ("move", choice(StatedMethod.Move.allCases.map(\.rawValue))),
      ], required: ["method", "move"])
  }

  private static var lint: [JSONMember] {
    object([
      ("fail-on", choice(Diagnostic.Severity.allCases.map(\.rawValue))),
      ("doubtful", choice(LintSettings.Doubtful.allCases.map(\.rawValue))),
      ("rules", object(rules)),
    ])
  }

  /// A rule may be called by its id, its number or its name.
  private static var rules: [(String, [JSONMember])] {
    Rules.all.flatMap { rule -> [(String, [JSONMember])] in
      let options = rule.info.options.map { ($0.name, number(0...1_000_000, $0.summary)) }
      var members = object([("severity", choice(LintSettings.Level.allCases.map(\.rawValue)))] + options)
      members.append(.init("description", .string(rule.info.summary)))
      return [rule.info.id, rule.info.number, rule.info.name].map { ($0, members) }
    }
  }

  private static var budgets: [JSONMember] {
    object([
      ("max-depth", number(0...1_000_000, "The most levels below the root.")),
      ("max-back-steps", number(0...1_000_000, "The most steps back to the root.")),
      ("min-explained", number(0...100, "The least share of explained navigation, in percent.")),
      (
        "min-coverage",
        object(Budgets.covered.map { ($0, number(0...100, "The least share of \($0), in percent.")) })
      ),
    ])
  }

  // MARK: Parts

  private static func object(
    _ properties: [(String, [JSONMember])], required: [String] = []
  ) -> [JSONMember] {
    let members = [
      JSONMember("type", .string("object")),
      .init("properties", .object(properties.map { JSONMember($0, .object($1)) })),
      .init("additionalProperties", .bool(false)),
    ]
    return members + (required.isEmpty ? [] : [.init("required", .strings(required))])
  }

  private static func list(_ element: [JSONMember]) -> [JSONMember] {
    [.init("type", .string("array")), .init("items", .object(element))]
  }

  private static func string(_ description: String) -> [JSONMember] {
    [
      .init("type", .string("string")), .init("minLength", .number(1)),
      .init("description", .string(description)),
    ]
  }

  private static func choice(_ values: [String]) -> [JSONMember] { [.init("enum", .strings(values))] }

  private static func number(_ range: ClosedRange<Int>, _ description: String) -> [JSONMember] {
    [
      .init("type", .string("integer")), .init("minimum", .number(range.lowerBound)),
      .init("maximum", .number(range.upperBound)), .init("description", .string(description)),
    ]
  }
}
