import NavAtlasInterpreting
import NavAtlasModel

/// A kind of navigation container: one file says how it is mounted on stages, and how the graph writes it.
protocol ContainerKind {
  /// What a stage of the kind is called where nothing else tells it apart.
  static var name: String { get }

  /// Shows a container of the kind.
  ///
  /// - Returns: the screens that can be seen then.
  func mount(_ container: NavigationContainer, _ mounting: Mounting, by assembler: Assembler) -> [ScreenNode]

  /// The graph's container of a stage; nil where it is none of its own.
  static func write(_ stage: Stage, with writer: inout GraphWriter) -> Container.ID?
}

extension NavigationContainer.Kind {
  /// All kinds there are.
  var described: any ContainerKind {
    switch self {
    case .stack(let path, let isLegacy): StackKind(path: path, isLegacy: isLegacy)
    case .split: SplitKind()
    case .tabs(let selection): TabsKind(selection: selection)
    }
  }
}

/// Where a container is mounted, and what is known there.
struct Mounting {
  var stage: Stage
  var role: Frame.Role
  var naming: Assembler.Naming
  /// What hangs on the container.
  var extras: [Item]
  var presentation: Presentation?
  var level: Int
}

extension Stage.Kind {
  func isContainer(of kind: any ContainerKind.Type) -> Bool {
    if case .container(let own) = self { own == kind } else { false }
  }
}
