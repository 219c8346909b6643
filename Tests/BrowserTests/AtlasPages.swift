import Foundation
import TestSupport
import Testing

/// Pages of samples, written once by the program itself.
enum AtlasPages {
  static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples")

  private static let folder = Result { try Folder() }

  /// The shop with its sessions.
  static let shop = Result { try write(["shop/shop.yml", "shop/sessions.jsonl"], "shop.html") }
  /// Two columns, the second with a stack.
  static let cookbook = Result { try write(["cookbook-2/cookbook.yml"], "cookbook.html") }

  private static func write(_ inputs: [String], _ name: String) throws -> URL {
    try write(inputs, in: samples, name)
  }

  /// Runs `navatlas explore` in a folder.
  static func write(_ arguments: [String], in place: URL, _ name: String) throws -> URL {
    let file = try folder.get().url.appending(path: name)
    let outcome = try Navatlas.run(
      ["explore"] + arguments + ["-o", file.path(percentEncoded: false)], in: place)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return file
  }
}
