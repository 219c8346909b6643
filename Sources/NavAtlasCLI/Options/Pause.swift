/// A duration as users write it.
struct Pause {
  var milliseconds: Int64

  init?(text: String) {
    let units: [(String, Int64)] = [
      ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]
    for (ending, unit) in units where text.hasSuffix(ending) {
      if let number = Int64(text.dropLast(ending.count)), (0...1_000_000_000).contains(number) {
        milliseconds = number * unit
        return
      }
    }
    return nil
  }
}
