import ArgumentParser
import NavAtlasKit
import NavAtlasRender

/// Where the result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func write(_ bytes: [UInt8], _ pipeline: Pipeline, _ console: Console) throws {
    if let output, output != "-" {
      try pipeline.workspace.write(bytes, to: output)
    } else {
      try console.put(bytes)
    }
  }

  /// Writes what is too long to be in memory as a whole: `pieces` hands it over piece by piece.
  func write(
    _ pipeline: Pipeline, _ console: Console, _ pieces: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    if let output, output != "-" {
      try pipeline.workspace.write(to: output, pieces)
    } else {
      try pieces { try console.put($0) }
    }
  }

  /// What draws the file of a report, where its name is that of a picture.
  var renderer: (any DiagramRenderer)? {
    guard let ending = fileExtension, !["json", "txt", "md"].contains(ending) else { return nil }
    return DiagramRenderers.forFileExtension(ending)
  }

  /// The ending of the file's name, without the dot.
  var fileExtension: String? {
    guard let name = output?.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot != name.startIndex
    else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
