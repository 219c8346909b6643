import Foundation
import NavAtlasModel
public import NavAtlasRender

extension Pipeline {
  /// Gives the cards of a diagram their pictures while something is drawn; the drawing library reads them from files.
  ///
  /// - Returns: what `body` gives, and how many pictures' screens have no card of their own.
  public func drawing<Result>(
    _ diagram: Diagram, with thumbnails: Thumbnails?, _ body: (Diagram) throws -> Result
  ) throws -> (Result, withoutCard: Int) {
    guard let thumbnails else { return (try body(diagram), 0) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "navatlas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var diagram = diagram
    var waiting = thumbnails.first
    for index in diagram.cards.indices {
      guard let screen = diagram.cards[index].screen, let found = waiting.removeValue(forKey: screen) else {
        continue
      }
      let file = folder.appending(path: "\(index).png")
      try Data(found.png).write(to: file)
      diagram.cards[index].picture = .init(
        path: file.path(percentEncoded: false), png: found.png, width: found.width, height: found.height)
    }
    return (try body(diagram), waiting.count)
  }
}
