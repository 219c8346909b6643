private import Graphviz
private import NavAtlasModel

/// Text for XML and HTML.
enum XMLText {
  /// Clean text with what is special in XML escaped.
  static func escape(_ text: String) -> String { PlainText.clean(text).escapedForXML }
}
