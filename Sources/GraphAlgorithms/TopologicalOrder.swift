extension Digraph {
  /// The vertices in an order in which every edge leads forward, smallest vertex first where there is a choice
  /// among the first sources; `nil` where the digraph has a cycle. Kahn's algorithm, O(V + E).
  public func topologicalOrder() -> [Int]? {
    var waitingFor = (0..<vertexCount).map { edges(into: $0).count }
    var order = (0..<vertexCount).filter { waitingFor[$0] == 0 }
    var head = 0
    while head < order.count {
      for target in successors(of: order[head]) {
        waitingFor[target] -= 1
        if waitingFor[target] == 0 { order.append(target) }
      }
      head += 1
    }
    return order.count == vertexCount ? order : nil
  }
}
