extension Digraph {
  /// The vertices reachable from `sources` in depth-first postorder: a vertex comes after all it leads to,
  /// but for edges that close a cycle. O(V + E), without recursion.
  public func postorder(from sources: some Sequence<Int>) -> [Int] {
    var seen = [Bool](repeating: false, count: vertexCount)
    var order: [Int] = []
    var open: [(vertex: Int, rest: ArraySlice<Int>)] = []
    for source in sources where !seen[source] {
      seen[source] = true
      open.append((source, edges(from: source)))
      while let top = open.last {
        guard let edge = open[open.count - 1].rest.popFirst() else {
          order.append(top.vertex)
          open.removeLast()
          continue
        }
        let target = edges[edge].target
        guard !seen[target] else { continue }
        seen[target] = true
        open.append((target, edges(from: target)))
      }
    }
    return order
  }
}
