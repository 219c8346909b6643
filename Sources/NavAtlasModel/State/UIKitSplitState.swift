/// A `UISplitViewController`, which moves controllers between its columns when it collapses (semantics 4.4).
///
/// Unlike ``SplitState`` it keeps no state across a collapse: what a delegate drops is lost.
public struct UIKitSplitState: Sendable, Hashable {
  public var framework: SplitFramework
  public var primary: [Route]
  public var supplementary: [Route]
  public var secondary: [Route]
  /// The controller of the `.compact` column, which replaces everything while collapsed.
  public var compact: Route?

  public init(
    _ framework: SplitFramework, primary: [Route], supplementary: [Route] = [], secondary: [Route],
    compact: Route? = nil
  ) {
    self.framework = framework
    self.primary = primary
    self.supplementary = supplementary
    self.secondary = secondary
    self.compact = compact
  }

  /// The stack after collapsing.
  ///
  /// - Parameters:
  ///   - discardsSecondary: what `collapseSecondary:onto:` answers (classic style).
  ///   - topColumn: the delegate's top column: 0 primary, 1 supplementary, 2 secondary (column style).
  public func collapsed(discardsSecondary: Bool = false, topColumn: Int = 2) -> [Route] {
    if framework == .uiKitColumn {
      if let compact { return [compact] }
      return [primary, supplementary, secondary].prefix(topColumn + 1).flatMap { $0 }
    }
    return discardsSecondary ? primary : primary + secondary
  }

  /// The columns after expanding `stack` again.
  ///
  /// In the classic style the last controller becomes the secondary unless the delegate separates one; in
  /// the column style each column gets its own controllers back, which is approximate (U7).
  public func expanded(from stack: [Route], separating delegate: [Route]? = nil) -> UIKitSplitState {
    var result = self
    switch framework {
    case .uiKitColumn:
      let owned = stack.filter { $0 != compact }
      result.secondary = owned.filter { secondary.contains($0) }
      result.supplementary = owned.filter { supplementary.contains($0) }
      result.primary = owned.filter { !secondary.contains($0) && !supplementary.contains($0) }
    default:
      result.secondary = delegate ?? Array(stack.suffix(1))
      result.primary = delegate == nil ? Array(stack.dropLast()) : stack
    }
    return result
  }
}
