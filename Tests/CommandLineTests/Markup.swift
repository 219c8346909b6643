import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a test wants to know about markup.
final class Markup: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var elements: Set<String> = []
  /// Names and values of all attributes.
  private(set) var attributes: [(name: String, value: String)] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    isWellFormed = parser.parse()
  }

  /// The targets of links and of everything that a viewer would load.
  var links: [String] {
    attributes.filter { ["href", "xlink:href", "src", "data", "action"].contains($0.name) }.map(\.value)
  }

  /// Attributes that run code.
  var handlers: [String] { attributes.map(\.name).filter { $0.lowercased().hasPrefix("on") } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    elements.insert(name.lowercased())
    attributes += values.map { ($0.key, $0.value) }
  }
}
