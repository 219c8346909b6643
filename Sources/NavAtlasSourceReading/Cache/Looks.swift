/// What only says how something looks: texts, sizes, colours and fonts, in SwiftUI's words. No graph depends on it.
///
/// A word that a project declares itself may mean anything there, and is none of these.
package struct Looks: Sendable {
  private let declared: Set<String>

  /// - Parameter declared: the words that the project declares.
  package init(besides declared: [String]) { self.declared = Set(declared) }

  /// True for all words that only say how something looks.
  func has(_ word: String) -> Bool { Self.words.contains(word) && !declared.contains(word) }
  func isModifier(_ name: String) -> Bool { Self.modifiers.contains(name) && !declared.contains(name) }
  func isView(_ name: String) -> Bool { Self.views.contains(name) && !declared.contains(name) }
  func isValue(_ name: String) -> Bool { Self.values.contains(name) && !declared.contains(name) }

  /// What is inside of all modifiers around it that only say how it looks; nil where there are none.
  func inside(_ expression: Expression) -> Expression? {
    var inside: Expression?
    var rest = expression
    while case .call(let call) = rest, case .member(let base, let name, _) = call.callee, isModifier(name),
      call.arguments.allSatisfy({ isPlain($0.value) })
    {
      inside = base
      rest = base
    }
    return inside
  }

  /// True for a view of SwiftUI, as it is made.
  func isFrameworkView(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .name(let name, _) = call.callee else { return false }
    return isView(name) || Self.containers.contains(name) && !declared.contains(name)
  }

  /// True for a text, number or name whose value is nobody's concern.
  func isPlain(_ expression: Expression) -> Bool {
    switch expression {
    case .string, .integer, .boolean, .none: true
    case .implicitMember(let name, _): isValue(name)
    case .name(let name, _): Self.types.contains(name) && !declared.contains(name)
    case .member(let base, let name, _): isValue(name) && isPlain(base)
    case .call(let call): isPlain(call.callee) && call.arguments.allSatisfy { isPlain($0.value) }
    case .negation(let value), .sum(let value, _): isPlain(value)
    // A number with a fraction.
    case .conversion(let value, let type): type.name == "Double" && isPlain(value)
    case .array(let values), .other(let values), .text(let values): values.allSatisfy(isPlain)
    default: false
    }
  }

  private static let words = modifiers.union(views).union(containers).union(types).union(values)

  private static let modifiers: Set<String> = [
    "accentColor", "aspectRatio", "autocapitalization", "autocorrectionDisabled", "baselineOffset", "blur",
    "bold", "border", "clipShape", "clipped", "controlSize", "cornerRadius", "disableAutocorrection",
    "edgesIgnoringSafeArea", "fixedSize", "font", "fontDesign", "fontWeight", "foregroundColor",
    "foregroundStyle", "frame", "ignoresSafeArea", "imageScale", "italic", "kerning", "keyboardType",
    "layoutPriority", "lineLimit", "lineSpacing", "listRowInsets", "listRowSeparator", "minimumScaleFactor",
    "monospaced", "monospacedDigit", "multilineTextAlignment", "padding", "renderingMode", "resizable",
    "rotationEffect", "scaleEffect", "scaledToFill", "scaledToFit", "shadow", "strikethrough",
    "symbolRenderingMode", "textCase", "textContentType", "textInputAutocapitalization", "tint", "tracking",
    "truncationMode", "underline",
  ]

  /// Their titles are no names: links, tabs and alerts are not among them.
  private static let views: Set<String> = [
    "Button", "Color", "Divider", "GroupBox", "HStack", "Image", "Label", "LazyHStack", "LazyVStack",
    "Section",
    "SecureField", "Spacer", "Text", "TextField", "Toggle", "VStack",
  ]

  private static let containers: Set<String> = [
    "Form", "ForEach", "GeometryReader", "Grid", "Group", "LazyHGrid", "LazyVGrid", "List", "ScrollView",
    "ZStack",
  ]

  private static let types: Set<String> = [
    "Angle", "Capsule", "Circle", "Color", "Edge", "Font", "Rectangle", "RoundedRectangle",
  ]

  private static let values: Set<String> = [
    // Colours.
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink", "primary", "purple", "quaternary", "red", "secondary", "tertiary", "teal", "white", "yellow",
    "opacity",
    // Fonts.
    "body", "callout", "caption", "caption2", "custom", "footnote", "headline", "largeTitle", "subheadline",
    "system", "title", "title2", "title3", "bold", "heavy", "light", "medium", "regular", "semibold",
    "thin", "ultraLight", "monospaced", "rounded", "serif", "weight",
    // Edges and alignments.
    "all", "bottom", "bottomLeading", "bottomTrailing", "center", "firstTextBaseline", "horizontal",
    "leading",
    "lastTextBaseline", "top", "topLeading", "topTrailing", "trailing", "vertical",
    // Sizes and forms.
    "capsule", "circle", "degrees", "fill", "fit", "hidden", "infinity", "large", "small", "tail",
  ]
}

extension Looks {
  /// Words of these that a project declares, sorted. O(declarations).
  package static func declared(in files: [FileFacts]) -> [String] {
    words.intersection(files.reduce(into: []) { $0.formUnion($1.declaredNames) }).sorted()
  }
}

extension FileFacts {
  /// What code can call without having made an object that has it, or as a method of any.
  fileprivate var declaredNames: Set<String> {
    var names = Set(functions.map(\.name) + globals.map(\.name) + aliases.map(\.name))
    for type in types {
      // What is only added to a view of SwiftUI leaves its own initialisers as they are.
      let isOwn = type.kind != .addition || type.functions.contains { $0.name == "init" }
      if isOwn, let name = type.name.split(separator: ".").last { names.insert(String(name)) }
      names.formUnion(type.generics.map(\.name) + type.aliases.map(\.name) + type.cases.map(\.name))
      names.formUnion(type.functions.map(\.name))
      names.formUnion(type.properties.filter { $0.isStatic || $0.type?.isFunction == true }.map(\.name))
    }
    return names.union(functions.flatMap(\.generics).map(\.name))
  }
}
