import Dispatch
public import NavAtlasInputs
public import NavAtlasModel
import Synchronization

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
      let (facts, diagnostics, _) = facts(files, nil, load)
      let reading = reading(facts, diagnostics, name)
      return readsFacts ? reading.adding(writtenFacts(facts)) : reading
    }
    let key = SourceFactsCache.key(
      ofReading: files, name: name, settings: settings, isOneApp: isOneApp, platform: platform)
    if !findsUses, let known = known(files, key, cache, load) {
      cache?.keep(known.entries)
      guard readsFacts else { return known.reading }
      return known.reading.adding(writtenFacts(facts(files, cache, load).facts))
    }
    let (facts, diagnostics, entries) = facts(files, cache, load)
    let reading = reading(facts, diagnostics, name)
    let kept = LargeStack.value {
      SourceFactsCache.entry(of: reading, for: key, madeOf: facts, entries)
    }
    cache?.keep(entries + [kept].compactMap(\.self))
    return readsFacts ? reading.adding(writtenFacts(facts)) : reading
  }

  /// What was kept of the last run, where it still holds.
  private func known(
    _ files: [SwiftSourceFile], _ key: FactsPack.Key, _ cache: SourceFactsCache?,
    _ load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> (reading: InputReading, entries: [SourceFactsCache.Entry])? {
    guard let cache else { return nil }
    return LargeStack.value {
      cache.reading(for: key, of: files, on: platform.platform, load, parse: facts)
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
      DeclarationIndex(facts), library: LibraryTable(stated: settings.libraries), idiom: platform.idiom)
    evaluator.recorder = findsUses ? UseRecorder() : nil
    let finders = facts.enumerated().map { ConstructFinder($0.element, number: $0.offset) }
    let foreign = ForeignTypes(evaluator.index, finders)
    let assembler = Assembler.assembled(evaluator, finders, foreign)
    let (graphWritten, followed) = GraphWriter.graph(assembler, name: name)
    var written = graphWritten
    let leftOut =
      evaluator.index.files.flatMap(\.leftOut) + assembler.foreign.leftOut(finders, evaluator.index)
    var remarks = [leftOut.remark(on: platform)].compactMap(\.self)
    remarks += assembler.corrections.apply(to: &written) + unused(evaluator.usedStatements)
    remarks += UIKitRemarks.controllers(assembler)
    remarks += evaluator.remarks.diagnostics(evaluator.index.files) { assembler.corrections.isIgnored([$0]) }
    if evaluator.isExhausted {
      remarks.append(
        Diagnostic(
          .warning, "this app takes more steps to follow than are made; parts of its graph are missing"))
    }
    var graph = GraphCompleter.complete(written)
    // Without an app nothing is launched.
    if !assembler.entries.contains(where: { $0.kind == "launch" }) {
      graph.entries.removeAll { $0.kind == .launch }
    }
    graph.platform = platform.platform.rawValue
    graph.account = Accounting.account(of: assembler, finders, leftOut)
    let validation = GraphValidator.validate(graph)
    let uses = evaluator.recorder.map { SourceUses($0, evaluator.index) }
    let reading = InputReading(
      fragment: GraphFragment(graph: validation.graph), diagnostics: remarks + validation.diagnostics,
      facts: followed, uses: uses)
    if leavesMemory { _ = Unmanaged.passRetained(Following(evaluator, assembler, finders)) }
    withExtendedLifetime((evaluator, assembler)) { handOver(reading) }
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

  // MARK: Parsing

  func facts(
    _ files: [SwiftSourceFile], _ known: SourceFactsCache?,
    _ load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> (facts: [FileFacts], diagnostics: [Diagnostic], entries: [SourceFactsCache.Entry]) {
    let results = Mutex([Int: Result<Parsed, Diagnostic>]())
    let next = Atomic(0)
    LargeStack.run(threads: threads) {
      while true {
        let position = next.add(1, ordering: .relaxed).oldValue
        guard position < files.count else { return }
        let result = self.facts(files[position], known, load)
        results.withLock { $0[position] = result }
      }
    }
    var facts: [FileFacts] = []
    var diagnostics: [Diagnostic] = []
    var entries: [SourceFactsCache.Entry] = []
    let all = results.withLock { $0 }
    for position in files.indices {
      switch all[position] {
      case .success(let file)?:
        facts.append(file.facts)
        diagnostics += file.facts.diagnostics
        if let entry = file.entry { entries.append(entry) }
      case .failure(let diagnostic)?: diagnostics.append(diagnostic)
      case nil: break
      }
    }
    return (facts, diagnostics, entries)
  }

  private typealias Parsed = (facts: FileFacts, entry: SourceFactsCache.Entry?)

  private func facts(
    _ file: SwiftSourceFile, _ cache: SourceFactsCache?,
    _ load: (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> Result<Parsed, Diagnostic> {
    do throws(Diagnostic) {
      let bytes = try load(file)
      func parse() -> FileFacts { facts(file, bytes) }
      return .success(cache?.facts(of: file, bytes, for: platform.platform, parse: parse) ?? (parse(), nil))
    } catch {
      return .failure(error)
    }
  }

  private func facts(_ file: SwiftSourceFile, _ source: [UInt8]) -> FileFacts {
    source.withUnsafeBufferPointer {
      SyntaxReducer.facts(
        path: file.path, module: file.module, platform: platform.platform.compiled, source: $0)
    }
  }
}

/// What following needs.
private final class Following {
  let evaluator: Evaluator
  let assembler: Assembler
  let finders: [ConstructFinder]

  init(_ evaluator: Evaluator, _ assembler: Assembler, _ finders: [ConstructFinder]) {
    (self.evaluator, self.assembler, self.finders) = (evaluator, assembler, finders)
  }
}

extension InputReading {
  fileprivate func adding(_ facts: SourceFacts) -> InputReading {
    var reading = self
    reading.facts.add(facts)
    return reading
  }
}

/// A Swift file of an app.
public struct SwiftSourceFile: Sendable, Hashable {
  /// The path as evidence names it.
  public var path: String
  /// The module it belongs to.
  public var module: String

  /// Creates a file.
  public init(path: String, module: String) {
    self.path = path
    self.module = module
  }
}

extension FileFacts {
  /// What was wrong with the file.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    if let offset = firstSyntaxError {
      let more = syntaxErrors > 1 ? " (and \(syntaxErrors - 1) more)" : ""
      found.append(
        Diagnostic(
          .warning, "this is not Swift as the parser knows it\(more); the rest of the file is used",
          at: SourceLocation(file: path, line: line(of: offset))))
    }
    if isTooDeep {
      found.append(
        Diagnostic(
          .warning,
          "something is nested deeper than \(SyntaxReducer.depthLimit) levels (\(SyntaxReducer.bracketLimit) of "
            + "brackets in brackets) and was left out",
          at: SourceLocation(file: path)))
    }
    return found
  }
}
