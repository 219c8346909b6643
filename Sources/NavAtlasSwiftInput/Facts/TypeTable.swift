import NavAtlasModel
import NavAtlasSourceReading

/// The app's types by name, as far as a name means one of them.
struct TypeTable {
  private var declarations: [String: [TypeDeclaration]] = [:]
  private var additions: [String: [TypeDeclaration]] = [:]

  init(_ files: [FileFacts]) {
    for type in files.lazy.flatMap(\.types) {
      if type.kind == .addition {
        additions[String(type.name.lastComponent), default: []].append(type)
      } else {
        declarations[String(type.name.lastComponent), default: []].append(type)
      }
    }
  }

  /// The only type of a name, or the only one with these types around it.
  func type(_ name: String) -> TypeDeclaration? {
    let all = declarations[String(name.lastComponent)] ?? []
    let exact = all.filter { $0.name == name }
    return exact.count == 1 ? exact[0] : all.count == 1 ? all[0] : nil
  }

  /// The type and its extensions.
  func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    let short = String(type.name.lastComponent)
    return [type] + (additions[short] ?? []).filter { $0.name == type.name || $0.name == short }
  }

  /// True for what has a body, and for what is made to be shown.
  func isView(_ name: String) -> Bool {
    guard let type = type(name) else { return false }
    let shown: Set<String> = ["View", "ViewModifier", "App", "Scene"]
    return parts(of: type).contains { part in
      part.inherits.contains { shown.contains(String($0.shortName)) }
        || part.properties.contains { $0.name == "body" }
    }
  }

  /// True for a type of the app that does not say that it can be encoded.
  func lacksCoding(_ name: String) -> Bool {
    guard let type = type(name) else { return false }
    let known = ["Codable", "Encodable"]
    return !parts(of: type).contains { part in
      // What inherits from another type of the app may have it from there.
      part.inherits.contains { known.contains(String($0.shortName)) || self.type($0.name) != nil }
    }
  }

  /// How its values are encoded; nil where its own code decides, or that cannot be told.
  func coding(_ name: String) -> SourceFacts.Coding? {
    guard let type = type(name), type.generics.isEmpty, !codesItself(type) else { return nil }
    switch type.kind {
    case .enumeration:
      let inherited = type.inherits.map(\.name)
      if inherited.contains("String") {
        return .init(type: name, form: .raw(rawValues(of: type) { "\"\($0)\"" }))
      }
      if inherited.contains(where: Self.isWhole) {
        return numbered(type).map { .init(type: name, form: .raw($0)) }
      }
      let cases = type.cases.map { each in
        SourceFacts.Coding.Case(
          name: each.name, keys: each.payload.enumerated().map { key($1.label ?? "_\($0)", $1.type) })
      }
      return .init(type: name, form: .cases(cases))
    case .structure:
      let stored = type.properties.filter {
        $0.isStored && !$0.isStatic && !($0.isConstant && $0.initial != nil)
      }
      guard stored.allSatisfy({ $0.type != nil }), type.inherits.allSatisfy({ $0.name != "RawRepresentable" })
      else { return nil }
      return .init(type: name, form: .keys(stored.map { key($0.name, $0.type) }))
    default: return nil
    }
  }

  private func key(_ name: String, _ type: TypeReference?) -> SourceFacts.Coding.Key {
    let isOptional = type?.name == "Optional"
    let inner = isOptional ? type?.arguments.first : type
    return .init(name: name, type: inner?.description ?? "_", isOptional: isOptional)
  }

  /// True where code says how it is encoded, or by which keys.
  private func codesItself(_ type: TypeDeclaration) -> Bool {
    parts(of: type).contains { part in
      part.functions.contains { function in
        function.name == "encode" && function.parameters.first?.label == "to"
          || function.name == "init" && function.parameters.first?.label == "from"
      }
    } || declarations["CodingKeys"]?.contains { $0.name == type.name + ".CodingKeys" } == true
  }

  private func rawValues(of type: TypeDeclaration, _ text: (String) -> String) -> [String: String] {
    Dictionary(
      type.cases.map { each in
        if case .string(let raw)? = each.raw { return (each.name, text(raw)) }
        return (each.name, text(each.name))
      }
    ) { first, _ in first }
  }

  private func numbered(_ type: TypeDeclaration) -> [String: String]? {
    var next = 0
    var values: [String: String] = [:]
    for each in type.cases {
      switch each.raw {
      case .integer(let number)?: next = number
      case nil: break
      default: return nil
      }
      values[each.name] = String(next)
      next += 1
    }
    return values
  }

  private static func isWhole(_ name: String) -> Bool {
    let plain = name.hasPrefix("U") ? name.dropFirst() : name[...]
    return ["Int", "Int8", "Int16", "Int32", "Int64"].contains(String(plain))
  }
}
