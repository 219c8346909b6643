import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Folders that hold no source, links, or very much.
@Suite struct OddFolderTests {
  @Test(arguments: [[String](), ["notes.txt", "Package.swift"], [".hidden.swift"]])
  func `a folder without Swift source is one clear error`(files: [String]) throws {
    let folder = try Folder()
    for file in files { try folder.write(Array("let a = 1".utf8), to: file) }
    let error = try #require(throws: JobError.self) { _ = try folder.load() }
    let message = "\(folder.path): error: there is no Swift source in this folder"
    #expect(error.diagnostics.map(\.description) == [message])
  }

  @Test func `a file that does not exist is one clear error`() throws {
    let folder = try Folder()
    let path = folder.path + "/Missing.swift"
    let error = try #require(throws: JobError.self) { _ = try Pipeline().load([path]) }
    #expect(error.diagnostics.map(\.description) == ["\(path): error: there is no such file"])
  }

  @Test func `links that lead in circles, out of the folder or nowhere are left alone`() throws {
    let folder = try Folder(besideSampleApp: [])
    try folder.makeFolder("Views")
    for (name, target) in [
      ("Views/loop", ".."), ("itself", "."), ("root", "/"), ("dangling", "nowhere"),
      ("Dangling.swift", "Nowhere.swift"), ("Circle.swift", "Circle.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path(), withDestinationPath: target)
    }
    let loaded = try folder.load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.complaints)")
  }

  @Test func `a folder that is named like a file is no file`() throws {
    let folder = try Folder(besideSampleApp: [])
    try folder.makeFolder("Folder.swift")
    #expect(try folder.load().statements == SampleApp.statements)
  }

  @Test(.timeLimit(.minutes(5))) func `folders may be nested very deeply`() throws {
    let folder = try Folder(besideSampleApp: [])
    let deep = Array(repeating: "d", count: 300).joined(separator: "/")
    try folder.makeFolder(deep)
    try folder.write(Array("let a = 1".utf8), to: deep + "/Deep.swift")
    #expect(try folder.load().statements == SampleApp.statements)
  }

  @Test(.timeLimit(.minutes(5))) func `two thousand small files are one app`() throws {
    let folder = try Folder(besideSampleApp: [], showing: "NavigationLink(\"0\") { Screen0() }")
    let count = 2_000
    for number in 0..<count {
      let links = (1...4).map { 4 * number + $0 }.filter { $0 < count }
        .map { "NavigationLink(\"\($0)\") { Screen\($0)() }" }
      let body = links.isEmpty ? "Text(\"End\")" : links.joined(separator: "\n")
      let source = "import SwiftUI\nstruct Screen\(number): View {\n  var body: some View { \(body) }\n}\n"
      try folder.write(Array(source.utf8), to: "Screen\(number).swift")
    }
    let loaded = try folder.load()
    let links = (1..<count).map { "Screen\(($0 - 1) / 4) -viewPush-> Screen\($0)" }
    #expect(loaded.statements == SampleApp.statements.union(["HomeView -viewPush-> Screen0"]).union(links))
    #expect(loaded.diagnostics.isEmpty, "\(loaded.complaints)")
  }
}
