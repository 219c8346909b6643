public import NavAtlasModel

/// A way in which an app's navigation is written down, read into a fragment of the graph.
///
/// To add a format, conform a type and add it to ``InputFormats/all``.
public protocol InputFormat: Sendable {
  /// What `--input-format` calls it.
  var id: String { get }
  /// What it is, in one line.
  var summary: String { get }
  /// The endings of its files' names, without the dot.
  var fileExtensions: [String] { get }

  /// True where a file of that name that begins with those bytes is in this format.
  func recognises(name: String, firstBytes: [UInt8]) -> Bool

  /// Reads a file. What cannot be used is dropped with a diagnostic.
  ///
  /// - Parameter name: the file's name, for diagnostics.
  /// - Throws: what makes the whole file unreadable.
  func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> InputReading
}

/// What a file says, and what was wrong with it.
public struct InputReading: Sendable {
  public var fragment: GraphFragment
  public var diagnostics: [Diagnostic]
  /// What the source says besides, for rules to judge; empty for what is no source.
  public var facts: SourceFacts
  /// Which declarations of source use which; `nil` where that was not asked for.
  public var uses: SourceUses?

  /// Creates a reading.
  public init(
    fragment: GraphFragment, diagnostics: [Diagnostic] = [], facts: SourceFacts = .init(),
    uses: SourceUses? = nil
  ) {
    self.fragment = fragment
    self.diagnostics = diagnostics
    self.facts = facts
    self.uses = uses
  }
}

extension InputFormat {
  /// By the ending of the name alone.
  public func recognises(name: String, firstBytes: [UInt8]) -> Bool { hasExtension(name) }

  /// True where the name has one of the format's endings, in any case.
  func hasExtension(_ name: String) -> Bool {
    name.fileExtension.map { fileExtensions.contains($0.lowercased()) } ?? false
  }
}

/// The formats that this target reads.
public enum InputFormats {
  /// In the order in which they are asked.
  public static let all: [any InputFormat] = [GraphDocumentFormat(), DefinitionFormat(), NotationFormat()]

  /// The first format that recognises a file; its first few thousand bytes are enough.
  public static func format(name: String, firstBytes: [UInt8]) -> (any InputFormat)? {
    all.first { $0.recognises(name: name, firstBytes: firstBytes) }
  }
}

extension String {
  /// What follows the last dot of the last path component.
  var fileExtension: Substring? {
    let file = self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
    return file.lastIndex(of: ".").map { file[file.index(after: $0)...] }
  }
}

extension [UInt8] {
  /// True for what begins like a JSON object.
  var beginsObject: Bool { first { !$0.isBlank && $0 < 0x80 } == UInt8(ascii: "{") }
}
