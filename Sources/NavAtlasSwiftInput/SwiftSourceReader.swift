import NavAtlasAssembling
public import NavAtlasInputs
import NavAtlasInterpreting
public import NavAtlasModel
import NavAtlasProgram
public import NavAtlasSourceReading

/// Reads the navigation graph of an app out of its Swift source, unbuilt.
///
/// Files are parsed in parallel and each is reduced to facts at once, so that memory holds the facts of all files but
/// the syntax tree of few. What follows is one pass over the facts.
public struct SwiftSourceReader: Sendable {
  /// How many files are parsed at the same time.
  public var threads: Int
  /// What the user states of the source.
  public var settings: SourceSettings
  /// True where the files are known to be one app's, so that none is taken for a sample beside it.
  public var isOneApp: Bool
  /// What the app is read for.
  public var platform: PlatformChoice
  /// True where what the source says besides the graph is wanted as well.
  public var readsFacts: Bool
  /// True where it is wanted which declarations use which.
  public var findsUses = false
  /// True in a process that ends soon: what following needs is not freed.
  public var leavesMemory = false

  /// Creates a reader.
  public init(
    threads: Int = 1, settings: SourceSettings = .init(), isOneApp: Bool = false,
    platform: PlatformChoice = .init(), readsFacts: Bool = false
  ) {
    self.threads = max(1, threads)
    self.readsFacts = readsFacts
    self.platform = platform
    self.settings = settings
    self.isOneApp = isOneApp
  }

  /// Reads an app.
  ///
  /// - Parameters:
  ///   - files: the source files, with the modules they belong to.
  ///   - name: what to call the graph.
  ///   - load: gives a file's bytes; what it throws is reported, and the file is left out.
  public func read(
    _ files: [SwiftSourceFile], name: String,
    load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> InputReading {
    var cache: SourceFactsCache?
    return read(files, name: name, cache: &cache, load: load)
  }

  /// Reads an app, and parses only those files that the cache does not know. Where nothing has changed that the graph
  /// depends on, as with a comment or code that is not followed, it knows the graph too.
  ///
  /// - Parameter cache: afterwards it knows these files and no others.
  public func read(
    _ files: [SwiftSourceFile], name: String, cache: inout SourceFactsCache?,
    load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> InputReading {
    // Whoever lists the files must not decide what is read first.
    let files = files.sorted { $0.path < $1.path }
    guard cache != nil else {
      let (facts, diagnostics, _) = fileReader.read(files, load)
      let reading = reading(facts, diagnostics, name)
      return readsFacts ? reading.adding(writtenFacts(facts)) : reading
    }
    let key = SourceFactsCache.key(
      ofReading: files, name: name, settings: settings, isOneApp: isOneApp, platform: platform)
    if !findsUses, let known = known(files, key, cache, load) {
      cache?.keep(known.entries)
      guard readsFacts else { return known.reading }
      return known.reading.adding(writtenFacts(fileReader.read(files, knowing: cache, load).facts))
    }
    let (facts, diagnostics, entries) = fileReader.read(files, knowing: cache, load)
    let reading = reading(facts, diagnostics, name)
    let kept = LargeStack.value {
      SourceFactsCache.entry(of: reading, for: key, madeOf: facts, entries)
    }
    cache?.keep(entries + [kept].compactMap(\.self))
    return readsFacts ? reading.adding(writtenFacts(facts)) : reading
  }

  var fileReader: SourceFileReader { SourceFileReader(threads: threads, platform: platform.platform) }

  /// What was kept of the last run, where it still holds.
  private func known(
    _ files: [SwiftSourceFile], _ key: FactsPack.Key, _ cache: SourceFactsCache?,
    _ load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> (reading: InputReading, entries: [SourceFactsCache.Entry])? {
    guard let cache else { return nil }
    return LargeStack.value {
      cache.reading(for: key, of: files, on: platform.platform, load, parse: fileReader.parsed)
    }
  }

  private func reading(_ facts: [FileFacts], _ diagnostics: [Diagnostic], _ name: String) -> InputReading {
    let app = isOneApp ? facts : facts.withoutSampleApps
    var reading = LargeStack.value(from: { graph(of: app.withoutKnownRouters, name: name, handOver: $0) })
    let samples = [Diagnostic](samplesLeftOut: facts.count - app.count)
    reading.diagnostics = diagnostics + samples + reading.diagnostics
    return reading
  }

  /// What is written in the files of the app, without following it.
  private func writtenFacts(_ files: [FileFacts]) -> SourceFacts {
    let app = (isOneApp ? files : files.withoutSampleApps).withoutKnownRouters
    return LargeStack.value { SourceFactsReader.facts(app) }
  }

  private func graph(of facts: [FileFacts], name: String, handOver: (InputReading) -> Void) {
    let evaluator = Evaluator(
      DeclarationIndex(facts), library: LibraryTable(stated: settings.libraries), idiom: platform.idiom,
      isMac: platform.platform == .macos)
    evaluator.recorder = findsUses ? UseRecorder() : nil
    let finders = facts.enumerated().map { ConstructFinder($0.element, number: $0.offset) }
    let draft = NavigationDraft(evaluator, finders, name: name)
    if leavesMemory { draft.leaveMemory() }
    var graph = GraphCompleter.complete(draft.graph)
    // Without an app nothing is launched.
    if !draft.isLaunched { graph.entries.removeAll { $0.kind == .launch } }
    graph.platform = platform.platform.rawValue
    graph.account = draft.account
    let validation = GraphValidator.validate(graph)
    let remarks =
      [draft.leftOut.remark(on: platform)].compactMap(\.self) + draft.corrections
      + unused(evaluator.usedStatements) + draft.remarks
    let uses = evaluator.recorder.map { SourceUses($0, evaluator.index) }
    let reading = InputReading(
      fragment: GraphFragment(graph: validation.graph), diagnostics: remarks + validation.diagnostics,
      facts: draft.facts, uses: uses)
    withExtendedLifetime(draft) { handOver(reading) }
  }

  /// Statements about methods that nothing calls.
  private func unused(_ used: Set<String>) -> [Diagnostic] {
    settings.methods.enumerated().filter { !used.contains(String($0.offset)) }.map { _, stated in
      let owner = stated.receiver.map { " of a type with '\($0)' in its name" } ?? ""
      return Diagnostic(
        .warning, "the method '\(stated.method)'\(owner) is called nowhere; this changes nothing",
        at: stated.location)
    }
  }
}

extension InputReading {
  fileprivate func adding(_ facts: SourceFacts) -> InputReading {
    var reading = self
    reading.facts.add(facts)
    return reading
  }
}
