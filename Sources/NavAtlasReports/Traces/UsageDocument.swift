import NavAtlasModel
public import NavAtlasTraces

extension ReportDocument {
  /// What recorded sessions do.
  ///
  /// - Parameters:
  ///   - limit: how many rows of each table people are shown; scripts get all.
  ///   - steps: how many first steps of visits are told, if any.
  public init(_ report: UsageReport, limit: Int = 20, steps: Int = 0) {
    let matrix = steps > 0 ? StepMatrix(report.sample, steps: steps) : nil
    var sections = [Self.screens(report, limit), Self.moves(report, limit)]
    sections += Self.loops(report, limit) + Self.returns(report, limit) + Self.depths(report)
    sections += Self.variants(report, limit)
    if let matrix { sections.append(Self.steps(matrix, report, limit)) }
    self.init(
      "Usage in \(Self.extent(report))", summary: [Self.size(report)],
      sections: sections, data: report.data(matrix))
  }

  /// The sessions where they were counted; the visits where sessions were only estimated.
  private static func extent(_ report: UsageReport) -> String {
    report.sample.sessions == report.sessions
      ? counted(report.sessions, "session") : counted(report.visits, "visit")
  }

  private static func size(_ report: UsageReport) -> String {
    let gap =
      report.idleGap.map { ", a new one after \(DurationText.text(milliseconds: Int($0))) without an event" }
      ?? ""
    return "\(counted(report.events, "event")) in \(counted(report.visits, "visit"))\(gap)"
  }

  private static func screens(_ report: UsageReport, _ limit: Int) -> Section {
    let headings = ["Views", "Starts", "Ends", "Median time", "95 %", "To root"]
    let rows = report.screens.map { screen in
      [
        screen.name, String(screen.views), percent(screen.starts, report.visits),
        percent(screen.ends, report.visits),
        screen.dwellMedian.map { DurationText.text(milliseconds: $0) } ?? "–",
        screen.dwell95.map { DurationText.text(milliseconds: $0) } ?? "–", String(screen.toRoot),
      ]
    }
    return Section(
      "Screens",
      [
        "Starts and ends are shares of the visits; times are until the next event, to 1/32 of them (3.2 %); "
          + "to root is how often popToRoot left the screen."
      ],
      table: Table([.init("Screen")] + headings.map { .init($0, isNumber: true) }, top: limit, of: rows))
  }

  private static func moves(_ report: UsageReport, _ limit: Int) -> Section {
    Section(
      "Moves", ["The probability is the share of all moves from the screen."],
      table: Table(
        [.init("From"), .init("To"), .init("Count", isNumber: true), .init("Probability", isNumber: true)],
        top: limit,
        of: report.moves.map { [$0.from, $0.to, String($0.count), percent($0.count, $0.leaving)] }))
  }

  private static func loops(_ report: UsageReport, _ limit: Int) -> [Section] {
    let rows = report.loops.map { [$0.from, String($0.count), percent($0.count, $0.leaving)] }
    if rows.isEmpty { return [] }
    return [
      Section(
        "Loops", ["Screens that follow themselves, and the share of the moves from them."],
        table: Table(
          [.init("Screen"), .init("Count", isNumber: true), .init("Share", isNumber: true)], top: limit,
          of: rows))
    ]
  }

  private static func returns(_ report: UsageReport, _ limit: Int) -> [Section] {
    let rows = report.sample.returns.map { [$0.from, $0.over, String($0.count)] }
    if rows.isEmpty { return [] }
    return [
      Section(
        "Back and forth", ["Visits that went to a screen and straight back, in \(source(report))."],
        table: Table(
          [.init("From"), .init("To and back"), .init("Count", isNumber: true)], top: limit, of: rows))
    ]
  }

  private static func depths(_ report: UsageReport) -> [Section] {
    guard let greatest = report.greatestDepth else {
      return [Section("Depth", ["No event tells the height of the stack."])]
    }
    let total = report.depths.reduce(0, +)
    let rows = report.depths.enumerated().filter { $0.element > 0 }.map { depth, count in
      [depth == 64 ? "64 and more" : String(depth), String(count), percent(count, total)]
    }
    return [
      Section(
        "Depth",
        [
          "The greatest height of the stack is \(greatest), as \(total) of \(counted(report.events, "event")) tell."
        ],
        table: Table(
          [.init("Height"), .init("Events", isNumber: true), .init("Share", isNumber: true)], rows))
    ]
  }

  private static func variants(_ report: UsageReport, _ limit: Int) -> [Section] {
    let variants = report.sample.variants
    let total = variants.reduce(0) { $0 + $1.visits }
    if total == 0 { return [] }
    return [
      Section(
        "Variants", ["The most frequent whole paths, in \(source(report))."],
        table: Table(
          [.init("Path"), .init("Visits", isNumber: true), .init("Share", isNumber: true)], top: limit,
          of: variants.map { [Self.path($0.path), String($0.visits), percent($0.visits, total)] }))
    ]
  }

  /// A path on one line; of a long one, both ends.
  private static func path(_ screens: [String]) -> String {
    let most = 8
    if screens.count <= most { return screens.joined(separator: " → ") }
    let ends = screens.prefix(most / 2) + ["… \(screens.count - most) more …"] + screens.suffix(most / 2)
    return ends.joined(separator: " → ")
  }

  private static func source(_ report: UsageReport) -> String {
    let sample = report.sample
    if sample.isAll { return "all visits" }
    return "a sample of \(counted(sample.visits.count, "visit")) of \(counted(sample.sessions, "session"))"
  }

  private static func steps(_ matrix: StepMatrix, _ report: UsageReport, _ limit: Int) -> Section {
    let steps = matrix.known.indices
    func cells(_ counts: [Int]) -> [String] {
      steps.map { matrix.known[$0] == 0 ? "–" : counts[$0] == 0 ? "" : percent(counts[$0], matrix.known[$0]) }
    }
    let rows = [["(ended)"] + cells(matrix.ended)] + matrix.rows.map { [$0.screen] + cells($0.counts) }
    return Section(
      "First steps",
      ["Where visits are at each step after their start, and how many have ended, in \(source(report))."],
      table: Table(
        [.init("Screen")] + steps.map { .init("Step \($0 + 1)", isNumber: true) }, top: limit + 1, of: rows))
  }
}
