import NavAtlasInputs
import NavAtlasModel
import NavAtlasSourceReading

/// What was made of all files together, for a run in which nothing has changed that a graph depends on.
extension SourceFactsCache {
  /// Tells apart everything that a reading depends on but for what is in the files.
  static func key(
    ofReading files: [SwiftSourceFile], name: String, settings: SourceSettings, isOneApp: Bool,
    platform: PlatformChoice = .init()
  ) -> FactsPack.Key {
    let parts =
      ["reading", name, String(reflecting: settings), String(isOneApp), String(reflecting: platform)]
      + files.flatMap { [$0.path, $0.module] }
    return BLAKE2b.digest(String(reflecting: parts))
  }

  /// The reading that was kept under a key, where nothing in the files has changed that it depends on, and what to keep
  /// for the next run.
  ///
  /// O(bytes of all files), and what parsing the changed ones takes.
  func reading(
    for key: FactsPack.Key, of files: [SwiftSourceFile], on platform: Platform = .ios,
    _ load: (SwiftSourceFile) throws(Diagnostic) -> [UInt8], parse: (SwiftSourceFile, [UInt8]) -> FileFacts
  ) -> (reading: InputReading, entries: [Entry])? {
    guard var kept: KeptReading = value(for: key), kept.sources.count == files.count else { return nil }
    var entries: [Entry] = []
    var shifts: [String: LineShift] = [:]
    let looks = Looks(besides: kept.declared)
    for (position, file) in files.enumerated() {
      let known = kept.sources[position]
      // A file that cannot be read is to be said anew.
      guard let bytes = try? load(file), let blob = blob(for: known.content) else { return nil }
      let content = Self.key(of: bytes, for: platform)
      if content == known.content {
        entries.append(Entry(key: content, blob: blob, isNew: false))
        continue
      }
      let facts = parse(file, bytes)
      guard let shift = shift(of: file, known, to: facts, besides: looks),
        let stored = facts.stored(for: content)
      else {
        return nil
      }
      shifts[file.path] = shift
      kept.sources[position].content = content
      entries.append(Entry(key: content, blob: stored[...], isNew: true))
    }
    guard !shifts.isEmpty else {
      return (kept.reading, entries + [Entry(key: key, blob: blob(for: key) ?? [], isNew: false)])
    }
    guard let moved = kept.moved(shifts) else { return nil }
    kept.reading = moved
    return (moved, entries + [Entry(kept, for: key)].compactMap(\.self))
  }

  /// How the lines of a file have moved; nil where more has changed than that.
  private func shift(
    of file: SwiftSourceFile, _ known: KeptReading.Source, to new: FileFacts, besides looks: Looks
  ) -> LineShift? {
    guard let place = place(of: known.content), let old = facts(of: file, at: place, known.content),
      let before = old.shape(bodies: known.bodies, besides: looks),
      let after = new.shape(bodies: known.bodies, besides: looks),
      after.digest == before.digest
    else { return nil }
    return LineShift(from: (old, before.offsets), to: (new, after.offsets))
  }

  /// A reading as it is to be kept, with the facts that it was made of; nil where some of them are not kept.
  static func entry(
    of reading: InputReading, for key: FactsPack.Key, madeOf facts: [FileFacts], _ entries: [Entry]
  ) -> Entry? {
    guard facts.count == entries.count else { return nil }
    var sources: [KeptReading.Source] = []
    for (facts, entry) in zip(facts, entries) {
      guard let bodies = facts.followedBodies() else { return nil }
      sources.append(.init(content: entry.key, bodies: bodies))
    }
    return Entry(
      KeptReading(sources: sources, declared: Looks.declared(in: facts), reading: reading), for: key)
  }
}
