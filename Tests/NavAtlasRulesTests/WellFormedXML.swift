import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML by the system's own parser.
enum WellFormedXML {
  struct Malformed: Error {}

  private final class Names: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { names.append(name) }
  }

  /// The names of all elements, in their order.
  static func elements(of text: String) throws -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    let names = Names()
    parser.delegate = names
    guard parser.parse() else { throw Malformed() }
    return names.names
  }
}
