import Foundation
func debugNote(_ s: String) { FileHandle.standardError.write(Data((s + "\n").utf8)) }
