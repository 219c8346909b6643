/// Stacks that share their lower frames: a frame knows its vertex and the frame below it.
///
/// Equal stacks are one frame, so a stack of any height costs one entry, and comparing two stacks stops at
/// the first frame they share.
struct FrameForest: Sendable {
  struct Frame: Sendable, Hashable {
    var below: Int?
    var vertex: Int
  }

  private(set) var frames: [Frame] = []
  private(set) var heights: [Int] = []
  /// By frame: the vertex at the bottom of its stack.
  private(set) var bottoms: [Int] = []
  private var numbers: [Frame: Int] = [:]

  /// The stack with `vertex` on top of `below`.
  mutating func frame(_ vertex: Int, on below: Int?) -> Int {
    let frame = Frame(below: below, vertex: vertex)
    if let known = numbers[frame] { return known }
    numbers[frame] = frames.count
    frames.append(frame)
    heights.append(below.map { heights[$0] + 1 } ?? 0)
    bottoms.append(below.map { bottoms[$0] } ?? vertex)
    return frames.count - 1
  }

  /// The vertices of a stack, root first.
  func vertices(of top: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = top
    while let frame = next {
      result.append(frames[frame].vertex)
      next = frames[frame].below
    }
    return result.reversed()
  }

  /// True if stack `left` comes before `right`: the lower one, then frame by frame from the root, then by what
  /// stands at the bottom.
  func isLess(_ left: Int?, _ right: Int?, by order: (Int) -> Int, then rank: (Int) -> Int) -> Bool {
    guard let first = left, let second = right, first != second else { return false }
    if heights[first] != heights[second] { return heights[first] < heights[second] }
    var isLess = rank(bottoms[first]) < rank(bottoms[second])
    var (left, right) = (left, right)
    while let a = left, let b = right, a != b {
      let (x, y) = (order(frames[a].vertex), order(frames[b].vertex))
      if x != y { isLess = x < y }
      (left, right) = (frames[a].below, frames[b].below)
    }
    return isLess
  }
}
