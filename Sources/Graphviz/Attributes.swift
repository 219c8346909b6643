/// The attributes that a ``Graph`` may carry.
///
/// The list is closed on purpose: what can read a file (`image`, `shapefile`, `fontpath`), make a link (`URL`,
/// `href`, `target`) or put raw text into an output (`stylesheet`) is not in it.
public enum AttributeName: String, Sendable, Hashable, CaseIterable {
  case arrowhead, arrowsize, arrowtail, bgcolor, `class`, color, colorscheme, compound, constraint, dir
  case edgetooltip, fillcolor, fixedsize, fontcolor, fontname, fontsize, forcelabels, group
  case headlabel, headport, height, id, label, labelangle, labeldistance, labelfontcolor, labelfontsize
  case labeljust, labelloc, lhead, ltail, margin, mclimit, minlen, nodesep, nslimit, nslimit1, ordering
  case outputorder, overlap, pad, penwidth, peripheries, rank, rankdir, ranksep, remincross, root
  case samehead, sametail, searchsize, sep, shape, size, splines, start, style, tailport, taillabel, tooltip
  case weight, width, xlabel
}

/// What an attribute is set to.
public enum AttributeValue: Sendable, Hashable {
  /// Text or a keyword, taken literally: Graphviz's escapes (`\N`, `\G` …) have no meaning in it.
  case text(String)
  /// An HTML-like label.
  case html(Markup)
}

extension AttributeValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}

/// Attributes in the order in which they were first set.
public struct Attributes: Sendable, Hashable {
  /// One attribute and its value.
  public struct Member: Sendable, Hashable {
    public var name: AttributeName
    public var value: AttributeValue
  }

  /// The attributes, each name once.
  public private(set) var members: [Member] = []

  public init() {}

  /// Reads, sets or (with `nil`) removes an attribute. Linear in the number of attributes.
  public subscript(name: AttributeName) -> AttributeValue? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension Attributes: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (AttributeName, AttributeValue)...) {
    for (name, value) in elements { self[name] = value }
  }
}
