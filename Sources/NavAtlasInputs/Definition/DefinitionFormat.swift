public import NavAtlasModel

/// A definition in YAML or JSON: short for the simple case, and able to say everything the graph knows.
///
/// ```yaml
/// name: Recipes
/// screens: [Home, List, Detail]          # only needed for screens that nothing else mentions
/// arrows:                                # in the words of ``NotationFormat``
///   - Home -push-> List -push-> Detail
///   - Detail -popToRoot->
/// ```
///
/// Screens, containers, transitions and entries in full:
/// ```yaml
/// screens:
///   Home: {title: Welcome, module: Shop}
///   Pay: {backDisabled: true}
/// containers:
///   app:
///     tabs:
///       home: {stack: Home, arrows: [Home -push-> Item]}
///       mail:
///         split:
///           sidebar: Folders             # a leading column selects unless `selects: false`
///           detail: {root: Mail, placeholder: Mail(nil), stack: true}
///         prefer: detail
///       search: searchStack              # a container of its own
///     selected: home
///   searchStack: {stack: Search, logicalRoot: Results}
///   pay: {sheet: Pay, stack: true, dismissible: false}
/// transitions:                           # with the members of the graph document
///   - {from: Item, to: Pay, kind: sheet, trigger: timer, guard: inStock}
/// launch: Home
/// urls:
///   app://item/:id: Home > Item
/// ```
///
/// A container may stand at the top as well (`stack: Home`, `split: …`, `tabs: …`); its id is `main` then. `arrows`
/// may be one text with a line per arrow. An unknown key is an error that names the nearest known one. What is left
/// out is filled in by ``GraphCompleter``.
public struct DefinitionFormat: InputFormat {
  public let id = "definition"
  public let summary = "definition (YAML or JSON), written by hand"
  public let fileExtensions = ["yml", "yaml", "json"]

  /// Creates the format.
  public init() {}

  /// By the ending of the name; without one, an object is taken for a definition.
  public func recognises(name: String, firstBytes: [UInt8]) -> Bool {
    hasExtension(name) || (name.fileExtension == nil && firstBytes.beginsObject)
  }

  /// The JSON Schema (2020-12) of a definition, for editors.
  public static var schema: String {
    String(decoding: PackageResources.definition_schema_json, as: UTF8.self)
  }

  public func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> InputReading {
    var reader = DefinitionReader(file: name)
    return reader.reading(of: try Self.tree(of: bytes, name: name))
  }

  /// The definition's tree: JSON by our own parser, everything else as YAML.
  ///
  /// - Throws: where the text is neither.
  public static func tree(of bytes: [UInt8], name: String) throws(Diagnostic) -> JSONNode {
    let text: ArraySlice<UInt8>
    do {
      text = try UTF8Text.checked(bytes)
    } catch {
      throw Diagnostic(.error, error.message, at: SourceLocation(file: name, position: error.position))
    }
    guard let first = text.first(where: { !$0.isBlank }) else {
      let place = SourceLocation(file: name, line: 1, column: 1)
      throw Diagnostic(
        .error, "the file is empty; a definition has at least 'arrows' or 'screens'", at: place)
    }
    let ending = name.fileExtension?.lowercased()
    guard ending == "json" || (ending == nil && first == UInt8(ascii: "{")) else {
      return try YAMLReader.read(String(decoding: text, as: UTF8.self), file: name)
    }
    do {
      return try JSONParser.parse(bytes)
    } catch {
      throw error.diagnostic(in: name)
    }
  }
}
