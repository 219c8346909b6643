import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a test wants to know about an SVG.
final class ParsedSVG: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var ids: [String] = []
  private(set) var classes: Set<String> = []
  private(set) var links: [String] = []
  private(set) var titles: [String] = []
  private(set) var rootAttributes: [String: String] = [:]
  private(set) var isWellFormed = false
  private var text = ""

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    if elements.isEmpty { rootAttributes = values }
    elements.insert(name)
    attributes.formUnion(values.keys)
    if let id = values["id"] { ids.append(id) }
    if let words = values["class"] { classes.formUnion(words.split(separator: " ").map(String.init)) }
    if let link = values["xlink:href"] { links.append(link) }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "title" { titles.append(text) }
  }
}
