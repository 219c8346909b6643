import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(64)
}
do {
  let folder = FileManager.default.temporaryDirectory.appending(path: "navatlas-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Benchmarks(options: options, folder: folder).run()
} catch {
  print(error)
  exit(2)
}
