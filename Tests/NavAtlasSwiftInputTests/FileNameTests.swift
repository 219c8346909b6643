import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasSwiftInput

/// Names in any script, however their letters are encoded, and files that cannot be read.
@Suite struct FileNameTests {
  private static let composed = "V\u{1EC9}ews"
  private static let decomposed = "Vi\u{309}ews"
  private static let project = "App.xcodeproj/project.pbxproj"

  @Test(arguments: [
    (composed, decomposed), (decomposed, composed), (composed, composed), (decomposed, decomposed),
  ])
  func `a folder is found however a project and the disk encode its letters`(named: String, onDisk: String)
    throws
  {
    let folder = try Folder()
    try folder.makeFolder("App.xcodeproj")
    try folder.makeFolder(onDisk)
    let target = ProjectText.Target(name: "App", files: ["\(named)/App.swift"])
    try folder.write(Array(ProjectText.text([target]).utf8), to: Self.project)
    try folder.write(Array(SampleApp.source().utf8), to: "\(onDisk)/App.swift")
    let loaded = try folder.load()
    #expect(loaded.statements == SampleApp.statements)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.complaints)")
  }

  @Test(arguments: [composed, decomposed])
  func `a file is called as the disk spells it`(onDisk: String) {
    let folder = TargetSamples.folder(["\(onDisk)/App.swift": ""])
    for name in [Self.composed, Self.decomposed] {
      let file = folder.file("\(name)/App.swift")
      #expect(file.map { Array($0.utf8) } == Array("\(onDisk)/App.swift".utf8))
    }
  }

  @Test(arguments: ["Überblick", "ビュー", "представления", "مناظر", "🧭 views", "a'b\"c"])
  func `names are of any script`(name: String) throws {
    let folder = try Folder()
    try folder.makeFolder(name)
    try folder.write(Array(SampleApp.source().utf8), to: "\(name)/\(name).swift")
    #expect(try folder.load().statements == SampleApp.statements)
  }

  @Test func `a file that cannot be read is left out, and the rest is read`() throws {
    let large = Array("let a = 1\n".utf8) + Array(repeating: UInt8(ascii: "/"), count: 4_000)
    let folder = try Folder(besideSampleApp: [("Large.swift", large)])
    let pipeline = Pipeline(workspace: Workspace(inputLimit: 2_000))
    let loaded = try pipeline.load([folder.path])
    #expect(loaded.statements == SampleApp.statements)
    #expect(
      loaded.complaints == ["Large.swift: warning: the file is left out: is larger than 2000 bytes"])
  }

  @Test func `a file that cannot be read is an error where it is all there is`() throws {
    let folder = try Folder("Large.swift", SampleApp.source())
    let pipeline = Pipeline(workspace: Workspace(inputLimit: 100))
    let error = try #require(throws: JobError.self) {
      _ = try pipeline.load([folder.path + "/Large.swift"])
    }
    #expect(error.diagnostics.map(\.severity) == [.error])
  }
}
