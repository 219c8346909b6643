package import NavAtlasModel
import Synchronization

/// Reads source files in parallel: those that a cache knows are not parsed again.
package struct SourceFileReader: Sendable {
  let threads: Int
  let platform: Platform

  /// - Parameters:
  ///   - threads: how many files are parsed at the same time.
  ///   - platform: what the files are compiled for.
  package init(threads: Int = 1, platform: Platform = .ios) {
    self.threads = max(1, threads)
    self.platform = platform
  }

  /// The facts of all files that can be read, in the order of the files.
  package func read(
    _ files: [SwiftSourceFile], knowing cache: SourceFactsCache? = nil,
    _ load: @escaping @Sendable (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> (facts: [FileFacts], diagnostics: [Diagnostic], entries: [SourceFactsCache.Entry]) {
    let results = Mutex([Int: Result<Read, Diagnostic>]())
    let next = Atomic(0)
    LargeStack.run(threads: threads) {
      while true {
        let position = next.add(1, ordering: .relaxed).oldValue
        guard position < files.count else { return }
        let result = read(files[position], cache, load)
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

  private typealias Read = (facts: FileFacts, entry: SourceFactsCache.Entry?)

  private func read(
    _ file: SwiftSourceFile, _ cache: SourceFactsCache?,
    _ load: (SwiftSourceFile) throws(Diagnostic) -> [UInt8]
  ) -> Result<Read, Diagnostic> {
    do throws(Diagnostic) {
      let bytes = try load(file)
      func parse() -> FileFacts { parsed(file, bytes) }
      return .success(cache?.facts(of: file, bytes, for: platform, parse: parse) ?? (parse(), nil))
    } catch {
      return .failure(error)
    }
  }

  /// The facts of one file, in any case parsed. O(bytes).
  package func parsed(_ file: SwiftSourceFile, _ source: [UInt8]) -> FileFacts {
    source.withUnsafeBufferPointer {
      SyntaxReducer.facts(
        path: file.path, module: file.module, platform: platform.compiled, source: $0)
    }
  }
}
