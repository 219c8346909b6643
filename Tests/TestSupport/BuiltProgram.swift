public import Foundation

/// The built `navatlas`.
public enum BuiltProgram {
  /// The program lies in the build folder, where the test bundle lies too; `nil` where it was not built.
  public static let url: URL? = {
    for argument in CommandLine.arguments + [Bundle.main.bundlePath] where argument.hasPrefix("/") {
      var folder = URL(filePath: argument)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appending(path: "navatlas")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path(), isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    return nil
  }()
}
