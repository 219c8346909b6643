import NavAtlasModel

/// The report's data, for scripts.
public struct JSONForm: DocumentForm {
  public init() {}
  public var id: String { "json" }

  public func text(_ document: ReportDocument) -> String { JSONWriter().text(document.data) }
}
