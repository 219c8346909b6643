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
  var renderer: (any DiagramRenderer)? { output.flatMap(Self.renderer) }

  /// What draws a file of that name; `nil` where it is no picture's.
  static func renderer(of file: String) -> (any DiagramRenderer)? {
    guard let ending = fileExtension(of: file), !["json", "txt", "md"].contains(ending) else { return nil }
    return DiagramRenderers.forFileExtension(ending)
  }

  /// The ending of the file's name, without the dot.
  var fileExtension: String? { output.flatMap(Self.fileExtension) }

  private static func fileExtension(of file: String) -> String? {
    guard let name = file.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot != name.startIndex
    else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
