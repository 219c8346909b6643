/// Notation of an app in deep chains: each screen is pushed by one of the last forty before it, and half as many moves
/// between any two screens push, present a sheet or pop to the root. No container is declared.
struct ChainGraph {
  static func notation(screens count: Int) -> String {
    var numbers = Numbers(state: UInt64(count))
    var lines = ["name: Chains of \(count) screens"]
    for index in 1..<count { lines.append("S\(index - 1 - numbers.below(min(index, 40))) -push-> S\(index)") }
    for _ in 0..<count / 2 {
      let (from, to) = (numbers.below(count), numbers.below(count))
      lines.append("S\(from) " + ["-push-> S\(to)", "-sheet-> S\(to)", "-popToRoot->"][numbers.below(3)])
    }
    return lines.joined(separator: "\n") + "\nlaunch -> S0\n"
  }

  private struct Numbers {
    var state: UInt64

    /// A number from 0 up to a bound; the same sequence for the same graph.
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
