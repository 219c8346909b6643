public import Graphviz
import NavAtlasModel
public import NavAtlasRender

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// One page that shows an app's navigation and lets its reader look around; it loads nothing.
public struct AtlasPage: Sendable {
  public var document: AtlasDocument
  /// The drawn pictures, in the order of the document's.
  public var pictures: [[UInt8]] = []

  public init(_ document: AtlasDocument) { self.document = document }

  /// Draws a diagram and adds it.
  ///
  /// - Returns: what is to be said of the drawing.
  public mutating func add(
    _ diagram: Diagram, profile: String, _ options: RenderOptions
  ) throws(GraphvizError) -> [String] {
    let rendering = try PagePicture(prefix: profile + "-").render(diagram, options)
    pictures.append(rendering.bytes)
    document.pictures.append(.init(diagram, profile: profile))
    return rendering.notes + rendering.warnings
  }

  /// The page's bytes.
  public func html() throws(AtlasError) -> [UInt8] {
    let script = PageScript.bundle
    let style = Self.style
    let parts: [String: [UInt8]] = [
      "title": Array(PlainText.clean(document.name).escapedForXML.utf8),
      "policy": Array(Self.policy(script: script, style: style).utf8),
      "style": Array(style.utf8), "script": Array(script.utf8), "data": try data(), "pictures": layers,
    ]
    var page: [UInt8] = []
    // Parts are marked {{so}}; what is put in is not looked at again.
    let template = String(decoding: PackageResources.index_html, as: UTF8.self)
    for (number, piece) in template.split(separator: "{{", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = piece.firstRange(of: "}}") else {
        page += piece.utf8
        continue
      }
      page += parts[String(piece[..<end.lowerBound])] ?? []
      page += piece[end.upperBound...].utf8
    }
    return page
  }

  private static var style: String {
    PageColors.variables + String(decoding: PackageResources.picture_css, as: UTF8.self)
      + String(decoding: PackageResources.page_css, as: UTF8.self)
      + String(decoding: PackageResources.sessions_css, as: UTF8.self)
      + "svg text{font-family:\(PageColors.fontFamily)}\n" + PageColors.rules
  }

  /// Nothing may be loaded or run but the script and the style sheet of the page itself.
  private static func policy(script: String, style: String) -> String {
    func hash(_ text: String) -> String { "'sha256-\(SHA256.digest(Array(text.utf8)).base64)'" }
    return "default-src 'none'; script-src \(hash(script)); style-src \(hash(style)); "
      + "img-src data: blob:; base-uri 'none'; form-action 'none'"
  }

  /// Each picture in an element of its own; only the first is seen before the script runs.
  private var layers: [UInt8] {
    var bytes: [UInt8] = []
    for (number, picture) in zip(document.pictures, pictures).enumerated() {
      let state = number == 0 ? "" : " hidden"
      bytes += Array("<div class=\"drawing\" data-profile=\"\(picture.0.profile)\"\(state)>\n".utf8)
      bytes += picture.1
      bytes += Array("</div>\n".utf8)
    }
    return bytes
  }

  /// The document for a data block: no byte of it can end the block or begin a comment.
  private func data() throws(AtlasError) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in try document.json(isPretty: false) {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        bytes += Array("\\u00\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

/// What keeps a page from being written.
public struct AtlasError: Error, CustomStringConvertible {
  public var description: String
}

extension AtlasDocument {
  /// The document as JSON; members are sorted.
  public func json(isPretty: Bool = true) throws(AtlasError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(self))
    } catch {
      throw AtlasError(description: "the page's data cannot be written: \(error)")
    }
  }
}
