import NavAtlasInterpreting

extension Visual {
  /// True for a framework's or a package's spinner: it lies over others, or is not seen.
  var isIndicator: Bool {
    let content: Content
    switch kind {
    case .inline(let inner): content = inner
    case .external: content = self.content
    case .view, .branch, .container: return false
    }
    let shown = content.items.compactMap { if case .element(let element) = $0 { element } else { nil } }
    return shown.count == 1 && shown[0].name.isOfIndicator && shown[0].content.visuals().isEmpty
  }
}

extension String {
  fileprivate var isOfIndicator: Bool { Self.indicators.contains { hasSuffix($0) } }

  private static let indicators = [
    "ProgressView", "Indicator", "IndicatorView", "Spinner", "SpinnerView", "Loader", "HUD",
  ]
}
