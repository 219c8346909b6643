import Foundation
import NavAtlasInputs
import NavAtlasKit
import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput
import TestSupport
import Testing

/// Damaged files and odd folders: what is good is used, what is not is said once with its place, nothing crashes.
@Suite struct BadSourceTests {
  @Test(arguments: [
    "struct Torn: View {\n  var body: some View {\n    Text(\"a\"",
    "struct Odd: View {\n  var body: some View { @@@ ))) }\n}\nfunc (",
    "not Swift at all: \"\"\"",
  ])
  func `a file with syntax errors gets one warning with its line, and the rest is used`(text: String) throws {
    let loaded = try Folder(besideSampleApp: [("Bad.swift", Array(text.utf8))]).load()
    #expect(loaded.statements == SampleApp.statements)
    let warning = try #require(loaded.diagnostics.first)
    #expect(loaded.diagnostics.count == 1, "\(loaded.complaints)")
    #expect(warning.severity == .warning)
    #expect(warning.location?.file.hasSuffix("/Bad.swift") == true)
    #expect(warning.location?.line != nil)
  }

  @Test func `marks of a conflict are survived`() throws {
    let conflict = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n"
    let loaded = try Folder("App.swift", conflict + SampleApp.source()).load()
    #expect(loaded.statements == SampleApp.statements)
  }

  @Test func `the intact part of a broken file counts`() throws {
    let folder = try Folder("App.swift", SampleApp.source() + "\nfunc unfinished( {\n  let = \n")
    let loaded = try folder.load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.count == 1, "\(loaded.complaints)")
    #expect(loaded.diagnostics.first?.location?.line.map { $0 >= 16 } == true, "\(loaded.complaints)")
  }

  static let invalid: [(name: String, bytes: [UInt8])] = [
    ("in a comment", Array("// caf".utf8) + [0xE9, 0x0A] + Array("let a = 1\n".utf8)),
    ("in a string", Array("let a = \"".utf8) + [0xFF, 0xC3, 0x28] + Array("\"\n".utf8)),
    ("alone", [0x80, 0xFF, 0xFE, 0xED, 0xA0, 0x80]),
    ("after a NUL", Array("let a\0 = 1\n".utf8) + [0xF5]),
    ("UTF-16", [0xFF, 0xFE] + "let a = 1\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
  ]

  @Test(arguments: invalid)
  func `a file with invalid UTF-8 is no reason to stop`(name: String, bytes: [UInt8]) throws {
    let loaded = try Folder(besideSampleApp: [("Bad.swift", bytes)]).load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.count <= 1, "\(loaded.complaints)")
    #expect(loaded.diagnostics.allSatisfy { $0.location?.file.hasSuffix("/Bad.swift") == true })
  }

  @Test(arguments: ["", "\n", "// only a comment", "\u{FEFF}", "import SwiftUI"])
  func `an empty file says nothing`(text: String) throws {
    let loaded = try Folder(besideSampleApp: [("Empty.swift", Array(text.utf8))]).load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.complaints)")
  }

  @Test func `a folder of nothing but an empty file gives an empty graph, and says so`() throws {
    let loaded = try Folder("Empty.swift", "").load()
    #expect(loaded.graph.screens.isEmpty && loaded.graph.transitions.isEmpty)
    let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(
      errors == ["no screen was found in 1 Swift file, and no navigation; name the folder of a SwiftUI app"])
  }

  @Test func `a file that cannot be loaded is reported and left out`() {
    let app = Array(SampleApp.source().utf8)
    let files = ["App.swift", "Locked.swift"].map { SwiftSourceFile(path: $0, module: "App") }
    let refusal = Diagnostic(.error, "cannot be read", at: .init(file: "Locked.swift"))
    let reading = SwiftSourceReader().read(files, name: "App") { file throws(Diagnostic) in
      if file.path == "Locked.swift" { throw refusal }
      return app
    }
    #expect(reading.diagnostics == [refusal])
    #expect(GraphStatements(reading.fragment.graph).lines == SampleApp.statements)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"), arguments: ["Locked.swift", "Locked"])
  func `what may not be read is reported and left out`(name: String) throws {
    let folder = try Folder(besideSampleApp: [])
    if name.hasSuffix(".swift") { try folder.write([], to: name) } else { try folder.makeFolder(name) }
    let path = folder.url.appending(path: name).path()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let loaded = try folder.load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.map { $0.location?.file.hasSuffix(name) } == [true], "\(loaded.complaints)")
  }
}
