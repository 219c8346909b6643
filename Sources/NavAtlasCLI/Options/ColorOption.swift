import ArgumentParser
import Foundation

/// Whether text for a terminal has colours.
enum ColorOption: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// True where standard output is to have colours: by itself on a terminal, unless `NO_COLOR` is set.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isatty(1) != 0 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
  }
}
