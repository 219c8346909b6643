public import NavAtlasModel

/// Validates JSON against the part of JSON Schema (2020-12) that our schemas use.
///
/// A keyword it does not know is a failure, so that no rule of a schema is skipped in silence.
public struct SchemaValidator {
  private let root: JSONNode

  public init(schema: String) throws { root = try JSONParser.parse(schema) }

  /// What is wrong with the instance, each with its path; empty where it is valid.
  public func failures(of instance: JSONNode) -> [String] { check(instance, root, "$") }

  private func check(_ instance: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
    if case .bool(let isAllowed) = schema.value { return isAllowed ? [] : ["\(path): not allowed"] }
    var failures: [String] = []
    for member in schema.members ?? [] where !Self.annotations.contains(member.key) {
      failures += check(instance, member.key, member.value, of: schema, path)
    }
    return failures
  }

  private static let annotations: Set = [
    "$schema", "$id", "$defs", "title", "description", "default", "examples", "then", "else",
  ]

  private func check(
    _ instance: JSONNode, _ keyword: String, _ rule: JSONNode, of schema: JSONNode, _ path: String
  ) -> [String] {
    switch keyword {
    case "$ref": return check(instance, resolve(rule.string ?? ""), path)
    case "type":
      let types = rule.elements?.compactMap(\.string) ?? [rule.string ?? ""]
      return types.contains { instance.isOf(type: $0) }
        ? [] : ["\(path): not \(types.joined(separator: " or "))"]
    case "const": return instance == rule ? [] : ["\(path): not \(JSONWriter.compact(rule))"]
    case "enum": return rule.elements?.contains(instance) == true ? [] : ["\(path): not in the enumeration"]
    case "not": return check(instance, rule, path).isEmpty ? ["\(path): matches what it must not"] : []
    case "allOf": return rule.elements?.flatMap { check(instance, $0, path) } ?? []
    case "anyOf", "oneOf":
      let results = (rule.elements ?? []).map { check(instance, $0, path) }
      let valid = results.count { $0.isEmpty }
      if keyword == "oneOf" ? valid == 1 : valid > 0 { return [] }
      return ["\(path): \(valid) branches of \(keyword) match: \(results.joined().joined(separator: "; "))"]
    case "if":
      let branch = schema[check(instance, rule, path).isEmpty ? "then" : "else"]
      return branch.map { check(instance, $0, path) } ?? []
    case "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "minProperties",
      "maxProperties":
      return checkLimit(instance, keyword, rule, path)
    case "required", "properties", "additionalProperties", "propertyNames":
      return checkObject(instance, keyword, rule, of: schema, path)
    case "items":
      return (instance.elements ?? []).enumerated().flatMap { check($1, rule, "\(path)[\($0)]") }
    default: return ["\(path): the validator does not know '\(keyword)'"]
    }
  }

  private func checkLimit(_ instance: JSONNode, _ keyword: String, _ rule: JSONNode, _ path: String)
    -> [String]
  {
    let size: Int? =
      switch (keyword, instance.value) {
      case ("minLength", .string(let text)), ("maxLength", .string(let text)): text.unicodeScalars.count
      case ("minimum", .number(let digits)), ("maximum", .number(let digits)): Int(digits)
      case ("minItems", .array(let elements)), ("maxItems", .array(let elements)): elements.count
      case ("minProperties", .object(let members)), ("maxProperties", .object(let members)): members.count
      default: nil
      }
    guard let size, case .number(let digits) = rule.value, let limit = Int(digits) else { return [] }
    let isGood = keyword.hasPrefix("max") ? size <= limit : size >= limit
    return isGood ? [] : ["\(path): \(keyword) \(limit), found \(size)"]
  }

  private func checkObject(
    _ instance: JSONNode, _ keyword: String, _ rule: JSONNode, of schema: JSONNode, _ path: String
  ) -> [String] {
    guard let members = instance.members else { return [] }
    switch keyword {
    case "required":
      let missing = (rule.elements ?? []).compactMap(\.string).filter { instance[$0] == nil }
      return missing.map { "\(path): '\($0)' is missing" }
    case "properties":
      return members.flatMap { member in
        rule[member.key].map { check(member.value, $0, "\(path).\(member.key)") } ?? []
      }
    case "propertyNames":
      return members.flatMap { check(.string($0.key), rule, "\(path).\($0.key)") }
    default:
      let declared = schema["properties"]
      return members.filter { declared?[$0.key] == nil }.flatMap {
        check($0.value, rule, "\(path).\($0.key)")
      }
    }
  }

  /// Follows `#/a/b`.
  private func resolve(_ reference: String) -> JSONNode {
    let missing = JSONNode.object([JSONMember("unresolved \(reference)", .null)])
    guard reference.hasPrefix("#") else { return missing }
    return reference.split(separator: "/").dropFirst().reduce(Optional(root)) { $0?[String($1)] } ?? missing
  }
}

extension JSONNode {
  fileprivate func isOf(type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"),
      (.number, "number"):
      true
    case (.number(let digits), "integer"): Int(digits) != nil
    default: false
    }
  }
}
