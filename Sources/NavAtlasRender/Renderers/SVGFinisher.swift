/// Turns libgvc's SVG into ours, in one pass over its bytes.
///
/// It replaces the header and the comments (which name the version of the library), gives every element the title that
/// its tooltip shows, and makes cards and lines links to their sources.
struct SVGFinisher {
  private let diagram: Diagram
  private let theme: any Theme
  private var titles: [[UInt8]: [UInt8]] = [:]
  private var links: [[UInt8]: [UInt8]] = [:]
  private var output: [UInt8] = []
  /// The pictures on cards, by the files that the library knows.
  private var pictures: [[UInt8]: [UInt8]] = [:]
  /// The ids of the cards that are rows of lists.
  private let rows: Set<[UInt8]>
  /// What ids begin with in a part of a page; `nil` for a picture that stands alone.
  private let prefix: String?

  /// - Parameter prefix: for a part of a page, which has fonts, colours and links of its own: what its ids begin with.
  init(_ whole: Diagram, _ options: RenderOptions, prefix: String? = nil) {
    self.prefix = prefix
    diagram = CardLists.drawn(whole)
    rows = Set(diagram.cards.flatMap(\.rows).map { Array($0.id.utf8) })
    theme = options.theme
    for group in diagram.groups {
      titles[Array(group.id.utf8)] = Array(XMLText.escape("\(group.title) \(group.caption)").utf8)
    }
    for card in diagram.cards + diagram.cards.flatMap(\.rows) {
      titles[Array(card.id.utf8)] = Array(XMLText.escape(card.tooltip).utf8)
      addLink(to: card.source, on: card.id, options)
      if let picture = card.picture {
        pictures[Array(XMLText.escape(picture.path).utf8)] = prefix == nil ? Base64.encode(picture.png) : []
      }
      if let page = card.page { links[Array(card.id.utf8)] = Array(XMLText.escape(page).utf8) }
    }
    let names = Dictionary(diagram.cards.map { ($0.id, $0.name) }) { first, _ in first }
    for link in diagram.links {
      let ends = "\(names[link.from] ?? "") → \(names[link.to] ?? "")"
      titles[Array(link.id.utf8)] = Array(XMLText.escape("\(ends) · \(link.tooltip)").utf8)
      addLink(to: link.source, on: link.id, options)
    }
    titles[Array("diagram".utf8)] = Array(XMLText.escape(diagram.title).utf8)
  }

  private mutating func addLink(to place: SourcePlace?, on id: String, _ options: RenderOptions) {
    guard prefix == nil, let link = place.flatMap({ SourceLink(base: options.sourceBase, place: $0) }) else {
      return
    }
    links[Array(id.utf8)] = Array(XMLText.escape(link.address).utf8)
  }

  /// Linear in the number of bytes.
  mutating func finish(_ input: [UInt8]) -> [UInt8] {
    output.reserveCapacity(input.count + input.count / 8)
    var scanner = ByteScanner(input)
    guard scanner.skip(to: "<svg") else { return input }
    writeHeader(scanner.take(through: ">"))
    var current: ArraySlice<UInt8> = []
    var openLink = false
    while !scanner.isAtEnd {
      output += scanner.take(upTo: UInt8(ascii: "<"))
      if scanner.starts(with: "<!--") {
        scanner.skip(past: "-->")
        scanner.skipNewline()
      } else if scanner.starts(with: "<g id=\"") {
        let group = scanner.take(through: ">")
        let id = group.dropFirst(7)
        current = id.prefix { $0 != UInt8(ascii: "\"") }
        if !startRow(Array(current.dropFirst(2)), &scanner) {
          write("<g id=\"\(prefix ?? "")")
          output += id
        }
      } else if scanner.starts(with: "<title>") {
        let original = scanner.take(through: "</title>")
        guard let title = titles[Array(current)] else {
          output += original
          continue
        }
        write("<title>")
        output += title
        write("</title>")
        if let link = links[Array(current)] {
          write("\n<a xlink:href=\"")
          output += link
          write("\">")
          openLink = true
        }
      } else if openLink, scanner.starts(with: "</g>") {
        write("</a>\n")
        output += scanner.take(through: ">")
        openLink = false
      } else if !scanner.isAtEnd {
        let tag = scanner.take(through: ">")
        if tag.starts(with: "<image ".utf8) {
          writeImage(tag)
          continue
        }
        output += prefix == nil ? tag : tag.withoutAttribute(" font-family=\"")
      }
    }
    return output
  }

  /// An image has its bytes in itself; a page has them elsewhere, as it shows them more than once.
  private mutating func writeImage(_ tag: ArraySlice<UInt8>) {
    var scanner = ByteScanner(Array(tag))
    let before = scanner.take(through: "xlink:href=\"")
    let path = Array(scanner.take(upTo: UInt8(ascii: "\"")))
    if prefix == nil {
      output += before
      write("data:image/png;base64,")
      output += pictures[path] ?? []
    } else {
      write("<image class=\"thumbnail\"")
      scanner.skip(past: "\"")
    }
    while !scanner.isAtEnd { output += scanner.take(through: ">") }
  }

  private mutating func writeHeader(_ tag: ArraySlice<UInt8>) {
    let ids = prefix ?? ""
    if prefix == nil { write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    output += tag.dropLast()
    let role = prefix == nil ? "img" : "group"
    write(" role=\"\(role)\" aria-labelledby=\"\(ids)diagram_title \(ids)diagram_description\">\n")
    write("<title id=\"\(ids)diagram_title\">\(XMLText.escape(diagram.title))</title>\n")
    write("<desc id=\"\(ids)diagram_description\">\(XMLText.escape(Description(diagram).text))</desc>\n")
    if prefix == nil { write(StyleSheet(theme, for: diagram).text) }
  }

  /// Starts a row of a list, which the library writes as a link without an address, named `a_` and the card's id.
  private mutating func startRow(_ id: [UInt8], _ scanner: inout ByteScanner) -> Bool {
    guard rows.contains(id) else { return false }
    scanner.skip(past: "<a ")
    scanner.skip(past: ">")
    write("<g id=\"\(prefix ?? "")")
    output += id
    write("\" class=\"card row\"><title>")
    output += titles[id] ?? []
    write("</title><a")
    if let link = links[id] {
      write(" xlink:href=\"")
      output += link
      write("\"")
    }
    write(">")
    return true
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension ArraySlice<UInt8> {
  /// A tag without the attribute that begins so.
  fileprivate func withoutAttribute(_ start: StaticString) -> ArraySlice<UInt8> {
    var scanner = ByteScanner(Array(self))
    guard scanner.skip(to: start) else { return self }
    let begin = scanner.position
    scanner.skip(past: start)
    scanner.skip(past: "\"")
    return self[..<(startIndex + begin)] + self[(startIndex + scanner.position)...]
  }
}

/// Reads bytes from front to back.
private struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  @discardableResult mutating func skip(to text: StaticString) -> Bool {
    while !isAtEnd, !starts(with: text) { position += 1 }
    return !isAtEnd
  }

  mutating func skip(past text: StaticString) {
    skip(to: text)
    position = min(bytes.count, position + text.utf8CodeUnitCount)
  }

  mutating func skipNewline() {
    if !isAtEnd, bytes[position] == UInt8(ascii: "\n") { position += 1 }
  }

  mutating func take(through text: StaticString) -> ArraySlice<UInt8> {
    let start = position
    skip(past: text)
    return bytes[start..<position]
  }

  mutating func take(upTo byte: UInt8) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != byte { position += 1 }
    return bytes[start..<position]
  }
}
