import NavAtlasModel

/// JUnit's XML, as CI systems read it: each check is a test case, in the suite of its group.
public struct JUnitForm: DocumentForm {
  public init() {}
  public var id: String { "junit" }

  public func text(_ document: ReportDocument) -> String {
    var groups: [String] = []
    for check in document.checks where !groups.contains(check.group) { groups.append(check.group) }
    let failures = document.checks.count { $0.failure != nil }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="\#(document.title.escapedForXML)" tests="\#(document.checks.count)" failures="\#(failures)">"#,
    ]
    for group in groups { lines += suite(group, document.checks.filter { $0.group == group }) }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ group: String, _ checks: [ReportDocument.Check]) -> [String] {
    let failures = checks.count { $0.failure != nil }
    return [#"  <testsuite name="\#(group.escapedForXML)" tests="\#(checks.count)" failures="\#(failures)">"#]
      + checks.flatMap { check in
        var attributes = #"name="\#(check.name.escapedForXML)" classname="\#(group.escapedForXML)""#
        if let location = check.location {
          attributes += #" file="\#(location.file.escapedForXML)""#
          if let line = location.line { attributes += #" line="\#(line)""# }
        }
        guard let failure = check.failure else { return ["    <testcase \(attributes)/>"] }
        return [
          "    <testcase \(attributes)>", #"      <failure message="\#(failure.escapedForXML)"/>"#,
          "    </testcase>",
        ]
      } + ["  </testsuite>"]
  }
}
