public import NavAtlasModel
import Synchronization

/// A graph together with every result that was asked of it; each is computed once per profile.
public final class Facts: Sendable {
  public let graph: NavigationGraph
  public let options: AnalysisOptions
  private let changesWithWidth: Bool
  private let cache = Mutex<[Key: any Sendable]>([:])

  private struct Key: Hashable {
    var analysis: ObjectIdentifier
    var profile: Profile
  }

  /// Wraps a graph; nothing is computed yet.
  public init(_ graph: NavigationGraph, options: AnalysisOptions = .init()) {
    self.graph = graph.declaringMoves
    self.options = options
    changesWithWidth = self.graph.changesWithWidth
  }

  /// The result of an analysis in a profile.
  public subscript<A: Analysis>(analysis: A.Type, profile: Profile) -> A.Result {
    let profile = changesWithWidth ? profile : .regular
    let key = Key(analysis: ObjectIdentifier(analysis), profile: profile)
    if let known = cache.withLock({ $0[key] }) as? A.Result { return known }
    let result = A.result(of: self, in: profile)
    cache.withLock { $0[key] = result }
    return result
  }
}

extension NavigationGraph {
  /// True where something is shown otherwise in compact width: only split views, popovers and inspectors are.
  fileprivate var changesWithWidth: Bool {
    let adapting: Set<PresentationStyle> = [.popover, .inspector]
    return containers.contains { container in
      switch container.body {
      case .split: true
      case .layer(let layer): adapting.contains(layer.style)
      case .stack, .tabs: false
      }
    } || transitions.contains { $0.kind.presentationStyle.map(adapting.contains) ?? false }
  }

  /// The graph without what sessions did by the platform's own controls: every stack has these anyway.
  fileprivate var declaringMoves: NavigationGraph {
    guard transitions.contains(where: \.isImplicit) else { return self }
    var graph = self
    graph.transitions.removeAll(where: \.isImplicit)
    return graph
  }
}
