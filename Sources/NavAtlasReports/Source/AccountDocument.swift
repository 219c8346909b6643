public import NavAtlasModel

extension ReportDocument {
  /// How much of an app's source its graph explains, and what the rest is.
  ///
  /// - Parameter name: the app's.
  public init(_ account: SourceAccount, of name: String) {
    var sections: [Section] = []
    if !account.notFollowed.isEmpty {
      sections.append(Section("Why, most first", table: Self.reasons(account)))
      sections.append(Section("Not followed", table: Self.constructs(account)))
    }
    if !account.unshown.isEmpty {
      sections.append(Section("Screens shown by code that was not followed", table: Self.screens(account)))
    }
    if !account.choices.isEmpty {
      sections.append(Section("Views that take turns inside of one screen", table: Self.choices(account)))
    }
    if !account.notNavigation.isEmpty {
      sections.append(Section("No navigation of this app", table: Self.others(account)))
    }
    self.init(
      "Navigation of \(name) as its source writes it", summary: Self.summary(account), sections: sections,
      checks: Self.checks(account), data: Self.data(account))
  }

  private static func summary(_ account: SourceAccount) -> [String] {
    var lines = ["\(account.summary) (\(percent(account.explained, account.total)))"]
    if let words = account.readAloneWords { lines.append(words) }
    if !account.unshown.isEmpty { lines.append(account.unshownWords) }
    if let words = account.choiceWords { lines.append(words) }
    return lines
  }

  private static func reasons(_ account: SourceAccount) -> Table {
    var counts: [String: Int] = [:]
    for construct in account.notFollowed { counts[construct.reason, default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Table(
      [.init("Constructs", isNumber: true), .init("Reason")], sorted.map { [String($0.value), $0.key] })
  }

  private static func constructs(_ account: SourceAccount) -> Table {
    Table(
      [.init("Construct"), .init("In"), .init("At"), .init("Why")],
      account.notFollowed.map { [$0.text, $0.owner ?? "", place($0.location), $0.reason] })
  }

  private static func screens(_ account: SourceAccount) -> Table {
    Table(
      [.init("Screen"), .init("At"), .init("Why")],
      account.unshown.map { [$0.name, place($0.location), $0.reason] })
  }

  private static func choices(_ account: SourceAccount) -> Table {
    Table(
      [.init("Screen"), .init("Views"), .init("At")],
      account.choices.map { [$0.screen, $0.views.joined(separator: ", "), place($0.location)] })
  }

  private static func others(_ account: SourceAccount) -> Table {
    Table(
      [.init("Constructs", isNumber: true), .init("What they are")],
      account.notNavigation.map { [String($0.count), $0.text] })
  }

  private static func place(_ location: SourceLocation?) -> String {
    location.map { $0.file + ($0.line.map { ":\($0)" } ?? "") } ?? ""
  }

  private static func checks(_ account: SourceAccount) -> [Check] {
    account.notFollowed.map {
      Check(
        "constructs", [$0.owner, $0.text].compactMap(\.self).joined(separator: ": "), failure: $0.reason,
        location: $0.location)
    } + account.unshown.map { Check("screens", $0.name, failure: $0.reason, location: $0.location) }
  }

  private static func data(_ account: SourceAccount) -> JSONNode {
    .object(
      [
        JSONMember("total", .number(account.total)),
        JSONMember("explainedShare", share(account.explainedShare)),
      ] + (account.documentNode.members ?? []))
  }
}

extension SourceAccount {
  fileprivate var readAloneWords: String? {
    switch readAlone {
    case 0: nil
    case 1: "1 of the others is in the graph all the same, without the way to it"
    case let count: "\(count) of the others are in the graph all the same, without the way to them"
    }
  }

  fileprivate var unshownWords: String {
    "\(counted(unshown.count, "screen")) \(unshown.count == 1 ? "is" : "are") shown by code that was not followed"
  }

  fileprivate var choiceWords: String? {
    switch choices.count {
    case 0: nil
    case 1: "1 choice between views counts as one screen"
    case let count: "\(count) choices between views count as one screen each"
    }
  }

  /// Why no screen was found.
  ///
  /// - Parameter files: how many were read.
  public func absence(from files: Int) -> String {
    let text = "no screen was found in \(counted(files, "Swift file"))"
    guard hasGaps else { return text + ", and no navigation; name the folder of a SwiftUI app" }
    return text + ": there are \(counted(notFollowed.count, "navigation construct")) and "
      + "\(counted(unshown.count, "screen")), and nothing that leads to them was followed; "
      + "'navatlas graph … --account' lists them"
  }

  /// One line for whoever looks at the graph; `nil` where all is explained and no choice is in doubt.
  public var remark: String? {
    guard hasGaps || !choices.isEmpty else { return nil }
    return [summary, readAloneWords, unshown.isEmpty ? nil : unshownWords, choiceWords].compactMap(\.self)
      .joined(separator: ", ")
  }
}
