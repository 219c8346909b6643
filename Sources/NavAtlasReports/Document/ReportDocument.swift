public import NavAtlasModel

/// A report without a form: headings, sentences and tables for people, and the same as data for scripts.
public struct ReportDocument: Sendable, Hashable {
  /// Rows of cells under headings.
  public struct Table: Sendable, Hashable {
    public struct Column: Sendable, Hashable {
      public var heading: String
      /// True for numbers, which stand at the right.
      public var isNumber: Bool

      public init(_ heading: String, isNumber: Bool = false) {
        self.heading = heading
        self.isNumber = isNumber
      }
    }

    public var columns: [Column]
    public var rows: [[String]]

    public init(_ columns: [Column], _ rows: [[String]]) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// A heading with what is below it.
  public struct Section: Sendable, Hashable {
    public var heading: String
    public var lines: [String]
    public var table: Table?

    public init(_ heading: String, _ lines: [String] = [], table: Table? = nil) {
      self.heading = heading
      self.lines = lines
      self.table = table
    }
  }

  /// What was checked, for forms that tell passed from failed.
  public struct Check: Sendable, Hashable {
    public var group: String
    public var name: String
    /// What is wrong; `nil` where nothing is.
    public var failure: String?
    public var location: SourceLocation?

    public init(_ group: String, _ name: String, failure: String? = nil, location: SourceLocation? = nil) {
      self.group = group
      self.name = name
      self.failure = failure
      self.location = location
    }
  }

  public var title: String
  /// What matters most, in a few sentences.
  public var summary: [String]
  public var sections: [Section]
  public var checks: [Check]
  /// The same for scripts.
  public var data: JSONNode

  public init(
    _ title: String, summary: [String], sections: [Section] = [], checks: [Check] = [], data: JSONNode
  ) {
    self.title = title
    self.summary = summary
    self.sections = sections
    self.checks = checks
    self.data = data
  }
}
