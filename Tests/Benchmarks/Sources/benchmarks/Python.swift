import Foundation

/// A Python that has certain modules: the one that `PYTHON` names, or that of the search path.
struct Python {
  private let executable: URL

  /// Nil where there is none, or where it lacks a module.
  init?(with modules: String...) {
    let named = ProcessInfo.processInfo.environment["PYTHON"].map { URL(filePath: $0) }
    guard let executable = named ?? Command.find("python3") else { return nil }
    self.executable = executable
    let imports = command("import \(modules.joined(separator: ", "))")
    guard (try? imports.run()) != nil else { return nil }
  }

  func command(_ program: String) -> Command { Command(executable: executable, arguments: ["-c", program]) }
}
