public import NavAtlasModel
import NavAtlasSourceReading

/// Changed lines, as the declarations that they are in.
public struct ChangedCode: Sendable {
  public let uses: SourceUses
  /// Their numbers.
  public var declarations: Set<Int> = []
  /// The lines of each file that are more than comments and spaces.
  public private(set) var lines: [String: Set<Int>] = [:]
  /// What is not looked at, in words.
  public var aside: [String] = []
  private let places: [String: [Int]]

  public init(_ uses: SourceUses?) {
    self.uses = uses ?? SourceUses()
    places = Dictionary(grouping: self.uses.declarations.indices) { [uses = self.uses] in
      uses.declarations[$0].file
    }
  }

  /// Adds lines of a file. O(n)
  ///
  /// - Parameter lines: all where nil.
  public mutating func add(_ lines: Set<Int>?, of file: String, _ source: [UInt8]) {
    guard let own = places[file] else {
      return aside.append("\(file): not read as a part of the app")
    }
    let outline = SourceOutline(source)
    let code = lines.map { outline.codeLines.intersection($0) } ?? outline.codeLines
    if code.isEmpty { return aside.append("\(file): only comments or spaces") }
    self.lines[file, default: []].formUnion(code)
    var ranges: Set<SourceOutline.Range> = []
    var outside = 0
    for line in code {
      if let range = outline.declaration(at: line) { ranges.insert(range) } else { outside += 1 }
    }
    for range in ranges {
      declarations.formUnion(own.filter { uses.declarations[$0].line == range.line })
    }
    if outside == code.count { aside.append("\(file): nothing but imports or code outside of declarations") }
  }
}
