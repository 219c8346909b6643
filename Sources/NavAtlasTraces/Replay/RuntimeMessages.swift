import NavAtlasModel

/// What frameworks print about navigation, by a part of the text (semantics 2.8).
struct RuntimeMessage {
  var part: String
  /// The diagnosis that it is; `runtimeMessage` where it is one of the rules.
  var code: TraceCode
  var meaning: String

  static let all: [RuntimeMessage] = [
    .init(
      part: "declared earlier on the stack. Only the destination declared closest to the root",
      code: .runtimeMessage, meaning: "NA103: a type has two destinations in one stack"),
    .init(
      part: "no matching navigationDestination declaration visible from the location of the link",
      code: .runtimeMessage, meaning: "NA101, NA105: a link's type has no destination where the link is"),
    .init(
      part: "only presenting a single sheet is supported", code: .presentationConflict,
      meaning: "NA402: a second presentation on one presenter"),
    .init(
      part: "NavigationAuthority bound path tried to update multiple times per frame", code: .multiWrite,
      meaning: "several writes to one path in one frame"),
    .init(
      part: "comparisonTypeMismatch", code: .runtimeMessage,
      meaning: "NA106, NA206: a path's element has another type than before; the app stops"),
    .init(
      part: "received an action for a missing element", code: .missingElement,
      meaning: "an action for an element that is not in the stack"),
    .init(
      part: "received a \"popFrom\" action for a missing", code: .missingElement,
      meaning: "a pop of an element that is not in the stack"),
    .init(
      part: "received a \"push\" action for an element it already contains", code: .duplicateElement,
      meaning: "a push of an element that is in the stack"),
    .init(
      part: "written to with a path that has the same number of elements", code: .sameCountWrite,
      meaning: "the path binding was written without a change of its count"),
    .init(
      part: "is not presentable", code: .runtimeMessage,
      meaning: "NA105: a link outside of a stack that knows its state"),
  ]

  /// The message that a text holds.
  ///
  /// `is not presentable` counts only where the text is about a navigation link.
  static func find(in text: String) -> RuntimeMessage? {
    all.first { message in
      text.contains(message.part)
        && (message.part != "is not presentable" || text.lowercased().contains("navigation link"))
    }
  }
}
