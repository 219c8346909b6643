import Foundation
import NavAtlasRecorder

/// Records until it is killed: each event is written at once, and then told by a line on standard output.
///
/// Arguments: the file; how large it may become.
let arguments = CommandLine.arguments
guard arguments.count == 3, let size = Int(arguments[2]) else { exit(64) }

let file = try TraceFile(path: arguments[1], limits: .init(fileSize: size, files: 1_000))
var options = RecorderOptions()
options.activation = .always
options.writeInterval = 0
let recorder = Recorder(.stack(root: "Home"), to: file, options: options)
var path: [Int] = []
for number in 0... {
  if number % 4 < 3 { path.append(number) } else { path = [] }
  recorder.record(path: path) { RecordedScreen("Screen \($0)") }
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
