import Foundation
import NavAtlasKit
import Tables

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(64)
}

do {
  let known = try RealApp.all([]).compactMap { app -> (name: String, source: String)? in
    guard let source = try? app.source(in: app.checkout(in: options.checkouts)) else { return nil }
    return (app.name, source)
  }
  let further = options.folders.map { (name: URL(filePath: $0).lastPathComponent, source: $0) }
  var rows: [[String]] = []
  for app in known + further {
    do {
      rows.append(
        try PictureMeasurement(app.name, source: app.source, isTimed: options.showsTimes).row)
    } catch let error as JobError {
      print("\(app.name): \(error.diagnostics.first?.description ?? "cannot be drawn")")
    }
  }
  if rows.isEmpty { exit(2) }
  printTable(PictureMeasurement.headings + (options.showsTimes ? ["drawn in"] : []), rows)
} catch {
  print(error)
  exit(2)
}
