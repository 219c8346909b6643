public enum GraphMerge {
  public static func merge(_ fragments: [GraphFragment]) -> (graph: NavigationGraph, diagnostics: [Diagnostic]) {
    (fragments.first?.graph ?? NavigationGraph(), [])
  }
}
