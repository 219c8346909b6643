/// What was read out of the files of one folder, for the next run: files whose bytes are the same are not parsed again.
///
/// This is a value. Whoever owns it loads its bytes before a run and stores them after it. Bytes that are damaged, or
/// of another version, are as good as none: what they lack is read from the source.
public struct SourceFactsCache: Sendable {
  /// To be raised with every change of what is kept of a file, and of how it is stored.
  static let formatVersion = 35
  /// The parser that decides what is Swift.
  static let parserVersion = "swift-syntax 603.0"

  /// What to store.
  public private(set) var bytes: [UInt8] = []
  /// True where the bytes are others than they were at first.
  public private(set) var isChanged = false

  private let edition: FactsPack.Key
  private var places: [FactsPack.Key: Range<Int>] = [:]

  /// Begins with what the last run has stored, if anything.
  ///
  /// - Parameter builder: tells the program apart from other builds of it, which may read the same source otherwise.
  public init(bytes: [UInt8]?, builder: String = "") {
    self.init(bytes: bytes, builder: builder, formatVersion: Self.formatVersion)
  }

  init(bytes: [UInt8]?, builder: String = "", formatVersion: Int) {
    edition = BLAKE2b.digest("\(formatVersion), \(Self.parserVersion), \(builder)")
    guard let bytes, let places = bytes.withUnsafeBytes({ FactsPack.places(in: $0, edition: edition) }) else {
      return
    }
    self.bytes = bytes
    self.places = places
  }

  /// A name for the cache of a folder.
  public static func name(forFolder path: String) -> String {
    let digest = BLAKE2b.digest(path)
    return [digest[0], digest[1]].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// How many blobs there are: one for each file, and one for what was made of all.
  package var count: Int { places.count }

  /// True where nothing is known.
  public var isEmpty: Bool { places.isEmpty }

  /// The stored bytes of a key.
  package func blob(for key: FactsPack.Key) -> ArraySlice<UInt8>? { places[key].map { bytes[$0] } }

  package func place(of key: FactsPack.Key) -> Range<Int>? { places[key] }
}

extension [UInt8] {
  /// True where `#if` is somewhere in them. O(bytes).
  fileprivate var mayHaveConditions: Bool {
    indices.contains { self[$0] == UInt8(ascii: "#") && self[$0...].starts(with: [35, 105, 102]) }
  }
}

extension SourceFactsCache {
  /// What is to be kept of one file.
  package struct Entry: Sendable {
    package var key: FactsPack.Key
    package var blob: ArraySlice<UInt8>
    package var isNew: Bool

    package init(key: FactsPack.Key, blob: ArraySlice<UInt8>, isNew: Bool) {
      self.key = key
      self.blob = blob
      self.isNew = isNew
    }

    /// Any value, to be kept besides files; nil where it is nested too deep.
    package init?(_ value: some FactsCodable, for key: FactsPack.Key) {
      var writer = FactsWriter()
      writer.write(value)
      guard let bytes = writer.sealed(for: key) else { return nil }
      self.init(key: key, blob: bytes[...], isNew: true)
    }
  }

  /// What the facts of a file depend on: its bytes, and the platform where something is compiled for some only.
  package static func key(of source: [UInt8], for platform: Platform) -> FactsPack.Key {
    let content = source.withUnsafeBytes { BLAKE2b.digest($0) }
    guard platform.compiled != .ios, source.mayHaveConditions else { return content }
    return BLAKE2b.digest("\(platform.compiled.rawValue) \(content)")
  }

  /// A file's facts: known ones where its bytes are, else what `parse` makes of them.
  func facts(
    of file: SwiftSourceFile, _ source: [UInt8], for platform: Platform = .ios, parse: () -> FileFacts
  ) -> (facts: FileFacts, entry: Entry?) {
    let key = Self.key(of: source, for: platform)
    if let place = places[key], let facts = facts(of: file, at: place, key) {
      return (facts, Entry(key: key, blob: bytes[place], isNew: false))
    }
    let facts = parse()
    return (facts, facts.stored(for: key).map { Entry(key: key, blob: $0[...], isNew: true) })
  }

  /// What was kept under a key besides files; nil where it is not what was kept.
  package func value<Value: FactsCodable>(for key: FactsPack.Key) -> Value? {
    blob(for: key)?.withUnsafeBytes { bytes in
      FactsReader.value(sealed: bytes, for: key) { reader throws(FactsReader.Damage) in try reader.read() }
    }
  }

  package func facts(
    of file: SwiftSourceFile, at place: Range<Int>, _ key: FactsPack.Key
  ) -> FileFacts? {
    bytes.withUnsafeBytes {
      let blob = UnsafeRawBufferPointer(rebasing: $0[place])
      return FileFacts(path: file.path, module: file.module, stored: blob, for: key)
    }
  }

  /// Keeps these files and no others.
  package mutating func keep(_ entries: [Entry]) {
    let blobs = Dictionary(entries.map { ($0.key, $0.blob) }) { first, _ in first }
    guard blobs.count != places.count || entries.contains(where: \.isNew) else { return }
    bytes = FactsPack.bytes(of: blobs, edition: edition)
    places = bytes.withUnsafeBytes { FactsPack.places(in: $0, edition: edition) } ?? [:]
    isChanged = true
  }
}
