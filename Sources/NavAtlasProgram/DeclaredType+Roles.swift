import NavAtlasSourceReading

/// What part a type plays, as far as its declaration tells.
extension DeclaredType {
  /// The short name; nested in another type's namespace, that is what Swift code calls it.
  package var screenName: String { shortName }

  /// True for what wraps a control of UIKit or AppKit.
  package var isControl: Bool {
    conforms(to: "UIViewRepresentable") || conforms(to: "NSViewRepresentable")
  }

  /// True for a view that wraps a controller or a control.
  package var isRepresentable: Bool {
    isControl || conforms(to: "UIViewControllerRepresentable")
      || conforms(to: "NSViewControllerRepresentable")
  }

  /// True for a class whose objects views watch.
  package var isWatched: Bool {
    isClass && (attributes.contains("Observable") || conforms(to: "ObservableObject"))
  }

  /// True for a modifier, and for what the app adds to all views.
  package var modifiesViews: Bool { conforms(to: "ViewModifier") || name == "View" }

  /// True where some of what is stored is a view of any type, or builds one.
  static func takesContent(_ stored: [Property], _ generics: [GenericParameter]) -> Bool {
    let given = Set(generics.map(\.name)).union(["Content", "AnyView"])
    return stored.contains { property in
      guard let type = property.type else { return false }
      if property.attributes.contains(where: { $0.name == "ViewBuilder" }) { return true }
      return given.contains(type.isFunction ? type.arguments.last?.name ?? "" : type.name)
    }
  }

  /// True for a type that is generic with the view it is made around.
  package var isGenericOverView: Bool { generics.contains { $0.constraint?.shortName == "View" } }
}
