import Foundation
import NavAtlasKit
import Tables

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(64)
}

var measurements: [Measurement] = []
do {
  for app in try RealApp.all(options.names) {
    do {
      measurements.append(try Measurement(app, options))
    } catch let error as JobError {
      print("\(app.name): \(error.diagnostics.first?.description ?? "cannot be read")")
    } catch {
      print("\(app.name): \(error)")
    }
  }
} catch {
  print(error)
  exit(2)
}

if measurements.isEmpty { exit(2) }
printTable(Measurement.headings, measurements.map(\.row))
if options.showsMisses { for measurement in measurements { measurement.printMisses() } }
