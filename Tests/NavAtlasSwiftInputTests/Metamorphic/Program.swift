import Foundation
import NavAtlasKit
import NavAtlasModel
import SwiftParser
import SwiftSyntax
import Synchronization
import TestSupport

/// An app of the fixtures, as it is written or said in other words, with the graph that it has to give.
struct Program: Sendable {
  var name: String
  /// The Swift files of the app by path, in order.
  var sources: [Source]
  /// What else lies in its folder: manifests, settings, storyboards.
  var others: [String: Data]
  var expected: Set<String>

  /// A parsed file.
  final class Source: Sendable {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let found = Mutex<[Syntax]?>(nil)

    init(path: String, text: String) {
      (self.path, self.text) = (path, text)
      tree = Parser.parse(source: text)
    }

    /// Every node of the tree, those around others first.
    var nodes: [Syntax] {
      found.withLock { found in
        if let found { return found }
        let nodes = tree.descendants
        found = nodes
        return nodes
      }
    }

    /// True where this is not Swift.
    var isBroken: Bool { tree.hasError }
  }

  init(fixture name: String) throws {
    self.name = name
    (sources, others) = ([], [:])
    let folder = FixtureTests.folder.appending(path: name)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted() {
      guard path != "expected.nav", let data = try? Data(contentsOf: folder.appending(path: path)) else {
        continue
      }
      if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") {
        sources.append(Source(path: path, text: String(decoding: data, as: UTF8.self)))
      } else {
        others[path] = data
      }
    }
    expected = ExpectedNavigation(try Fixture.text("\(name)/expected.nav")).statements.lines
  }

  /// What the app's folder gives when it is read.
  func read() throws -> (statements: Set<String>, account: SourceAccount?) {
    let folder = try Folder()
    let app = folder.url.appending(path: name)
    try write(to: app)
    let graph = try Pipeline().load([app.path(percentEncoded: false)]).graph
    return (GraphStatements(graph).lines, graph.account)
  }

  func write(to folder: URL) throws {
    let files = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, Data($0.text.utf8)) })
    for (path, data) in others.merging(files, uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// What was found and should not be, and the other way round.
  func differences(_ found: Set<String>) -> [String] {
    expected.subtracting(found).sorted().map { "missing  " + $0 }
      + found.subtracting(expected).sorted().map { "extra    " + $0 }
  }
}
