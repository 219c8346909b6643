import NavAtlasInterpreting
import NavAtlasSourceReading

extension [FileFacts] {
  /// The modules of routers that are understood by their documented methods, not by their code.
  private static let routers: Set<String> = [
    "FlowStacks", "FlowStacksForTCACoordinators", "TCACoordinators", "Stinsen", "XCoordinator",
    "LinkNavigator",
    "SwiftfulRouting", "UIPilot", "SwiftUICoordinator",
  ]

  /// Without the source of such a router, where an app beside it uses it.
  var withoutKnownRouters: [FileFacts] {
    let used = Set(filter { !Self.routers.contains($0.module) }.flatMap(\.imports)).intersection(Self.routers)
    // What a router that is used builds upon goes with it.
    return used.isEmpty ? self : filter { !Self.routers.contains($0.module) }
  }
}
