public import NavAtlasInputs
public import NavAtlasRender
public import NavAtlasReports
public import NavAtlasRules
public import NavAtlasSourceReading
public import NavAtlasTraces

/// Every plug-in family and its members; help, completions and documentation are made from it.
public enum Catalog {
  /// The formats a declared graph can be read from.
  public static let inputs: [any InputFormat] = InputFormats.all
  /// The formats recorded sessions can be read from.
  public static let traces: [any TraceFormat] = TraceFormats.all
  /// The formats a picture can be had in.
  public static let renderers: [any DiagramRenderer] = DiagramRenderers.all
  /// The forms the results of an analysis can be had in.
  public static let reporters: [any Reporter] = Reporters.all
  /// The forms findings can be had in.
  public static let findingReporters: [any FindingReporter] = FindingReporters.all
  /// What can be wrong with a navigation.
  public static let rules: [any Rule] = Rules.all
  /// What source can be read for.
  public static let platforms: [Platform] = Platform.allCases
  /// The colours a picture can have.
  public static let themes: [any Theme] = Themes.all
}
