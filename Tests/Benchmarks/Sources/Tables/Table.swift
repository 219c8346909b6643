import Foundation

/// Prints a table of Markdown.
public func printTable(_ headings: [String], _ rows: [[String]]) {
  print("")
  for row in [headings, headings.map { _ in "---" }] + rows { print("| \(row.joined(separator: " | ")) |") }
  fflush(nil)
}
