import Foundation
import NavAtlasKit
import NavAtlasModel
import TestSupport

/// A small app for tests of what stands beside it.
enum SampleApp {
  /// The source; its first screen shows what is given, too.
  static func source(_ content: String = "") -> String {
    """
    import SwiftUI

    @main struct SampleApp: App {
      var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
    }

    struct HomeView: View {
      var body: some View {
        NavigationLink("Detail") { DetailView() }
        \(content)
      }
    }

    struct DetailView: View {
      var body: some View { Text("Detail") }
    }
    """
  }

  static let statements: Set<String> = ["launch HomeView", "HomeView -viewPush-> DetailView"]
}

extension Folder {
  /// The folder as inputs name it.
  var path: String { url.path(percentEncoded: false) }

  /// A folder with the sample app and other files.
  convenience init(besideSampleApp files: [(name: String, bytes: [UInt8])], showing content: String = "")
    throws
  {
    try self.init("SampleApp.swift", SampleApp.source(content))
    for file in files { try write(file.bytes, to: file.name) }
  }

  func load() throws -> Pipeline.Loaded { try Pipeline().load([path]) }
}

extension Pipeline.Loaded {
  var statements: Set<String> { GraphStatements(graph).lines }

  /// What was wrong, with the name of the file alone.
  var complaints: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location?.description.split(separator: "/").last ?? ""
      return "\(place): \(diagnostic.severity): \(diagnostic.message)"
    }
  }
}
