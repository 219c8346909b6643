import Graphviz
import NavAtlasInputs
import NavAtlasModel
public import NavAtlasRender
import NavAtlasReports
public import NavAtlasSourceReading
import NavAtlasTraces

/// What help texts and completions say about the families.
extension Catalog {
  /// The ids that `--input-format` takes.
  public static let inputIDs: [String] =
    inputs.map { $0.id } + [Pipeline.sourceFormat] + traces.map { $0.id }

  /// The id of an input format that is named by its id, or by an ending that no other has: `nav`.
  public static func inputID(_ name: String) -> String {
    if inputIDs.contains(name) { return name }
    let ending = inputs.filter { $0.fileExtensions.contains(name) }
    return ending.count == 1 ? ending[0].id : name
  }

  /// The endings of files that can be read.
  public static let inputExtensions: [String] =
    (inputs.flatMap { $0.fileExtensions }
    + traces.flatMap { $0.fileExtensions }).distinct

  public static let inputHelp: String =
    "An app's folder or a Swift file; or a file, by its content: "
    + (inputs.map { "\($0.id): \($0.summary)" }
    + traces.map { "\($0.id): \($0.summary)" }).joined(separator: "; ")

  /// The ids of the formats of recorded sessions.
  public static let traceIDs: [String] = traces.map { $0.id }

  /// The endings of files with recorded sessions.
  public static let traceExtensions: [String] = traces.flatMap { $0.fileExtensions }.distinct

  public static let rendererIDs: [String] = renderers.map { $0.id }
  public static let reporterIDs: [String] = reporters.map { $0.id }
  public static let findingReporterIDs: [String] = findingReporters.map { $0.id }
  public static let themeIDs: [String] = themes.map { $0.id }

  public static let platformIDs: [String] = platforms.map { $0.rawValue }

  /// The platform of an id.
  public static func platform(_ id: String) -> Platform? { Platform(rawValue: id) }

  public static let rendererHelp: String = renderers.map { $0.id }.joined(separator: ", ")

  public static let reporterHelp: String = reporters.map { "\($0.id) (\($0.summary))" }.joined(
    separator: ", ")

  /// Graphviz's layout engines.
  public static let engines: [String] = LayoutEngine.allCases.map(\.rawValue)

  /// A document that has a JSON Schema.
  public enum SchemaDocument: String, Sendable, CaseIterable {
    case graph, definition, summary, settings
  }

  /// The JSON Schema of a document.
  public static func schema(_ document: SchemaDocument) -> String {
    switch document {
    case .graph: GraphDocument.schema
    case .definition: DefinitionFormat.schema
    case .summary: SummaryDocument.schema
    case .settings: SettingsSchema.text
    }
  }

  /// Options for a renderer, by the names users know.
  public static func renderOptions(
    theme: String, engine: String, resolution: Double, timeout: Double, sourceBase: String
  ) throws(JobError) -> RenderOptions {
    guard let theme = themes.first(where: { $0.id == theme }) else {
      throw JobError("there is no theme '\(theme)'")
    }
    guard let engine = LayoutEngine(rawValue: engine) else {
      throw JobError("there is no engine '\(engine)'")
    }
    return RenderOptions(
      theme: theme, engine: engine, limits: RenderLimits(resolution: resolution, seconds: timeout),
      service: RenderWorker.service, sourceBase: sourceBase)
  }
}
