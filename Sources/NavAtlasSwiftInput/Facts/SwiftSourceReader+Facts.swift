import NavAtlasInputs
public import NavAtlasModel
public import NavAtlasSourceReading

extension SwiftSourceReader {
  /// What the source says about navigation besides the graph; files that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - files: the source files, with the modules they belong to.
  ///   - cache: afterwards it knows these files.
  ///   - load: gives a file's bytes.
  public func sourceFacts(
    of files: [SwiftSourceFile], cache: inout SourceFactsCache?,
    load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> SourceFacts {
    let (facts, _, entries) = fileReader.read(files, knowing: cache, load)
    // What is kept of the graph stays right as long as no file is new.
    if entries.contains(where: \.isNew) { cache?.keep(entries) }
    return LargeStack.value { SourceFactsReader.facts(facts) }
  }

  /// What the source says about navigation besides the graph.
  public func sourceFacts(
    of files: [SwiftSourceFile],
    load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> SourceFacts {
    var cache: SourceFactsCache?
    return sourceFacts(of: files, cache: &cache, load: load)
  }
}
