/// Notation of a made-up app: tabs, modal flows of some twenty screens, a discovery tree in each, and moves beyond it.
struct AppGraph {
  private var state: UInt64

  /// - Parameters:
  ///   - count: how many screens.
  ///   - extra: moves per screen beyond the tree that discovers them.
  static func notation(screens count: Int, extra: Double = 0.5) -> String {
    var generator = AppGraph(state: UInt64(count))
    return generator.text(count, extra)
  }

  private mutating func text(_ count: Int, _ extra: Double) -> String {
    let flows = max(2, count / 20)
    let tabs = min(5, flows)
    let members = (0..<flows).map { flow in (flow * count / flows)..<((flow + 1) * count / flows) }
    var lines = ["name: App of \(count) screens"]
    for flow in 0..<flows {
      let root = "S\(members[flow].lowerBound)"
      lines.append(flow < tabs ? "stack f\(flow): \(root)" : "cover f\(flow): \(root) stack")
    }
    lines.append("tabs app: " + (0..<tabs).map { "t\($0)=f\($0)" }.joined(separator: ", ") + " {selected=t0}")
    for flow in 0..<flows {
      let screens = members[flow]
      lines.append("[f\(flow)]")
      for index in 1..<screens.count {
        let parent = screens.lowerBound + max(0, index - 1 - below(min(index, 6)))
        lines.append("S\(parent) -push-> S\(screens.lowerBound + index)")
      }
      for _ in 0..<Int(Double(screens.count) * extra) {
        let (from, to) = (
          screens.lowerBound + below(screens.count), screens.lowerBound + below(screens.count)
        )
        switch below(4) {
        case 0: lines.append("S\(from) -popToRoot->")
        case 1: lines.append("S\(from) -popTo-> S\(to)")
        default: if from != to { lines.append("S\(from) -push-> S\(to)") }
        }
      }
      if flow >= tabs {
        let host = members[below(flow)]
        lines += ["[]", "S\(host.lowerBound + below(host.count)) -cover-> S\(screens.lowerBound)"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number from 0 up to a bound; the same sequence for the same app.
  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
