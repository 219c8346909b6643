import NavAtlasModel

/// Colours of a terminal; text that is painted has no control characters of its own.
struct TerminalPaint {
  var isOn: Bool

  func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: paint(severity.rawValue, "1;31")
    case .warning: paint(severity.rawValue, "1;33")
    case .note: paint(severity.rawValue, "1;36")
    }
  }

  func strong(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
