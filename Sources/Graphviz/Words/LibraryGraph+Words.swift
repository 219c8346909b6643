private import CGraphvizShim

extension LibraryGraph {
  /// Puts the words of each line where they cover nothing; those that find no room are not drawn.
  ///
  /// - Returns: how many lines have to do without words.
  func placeWords() -> Int {
    let worded = edges.indices.filter { !Self.forms(of: edges[$0]).isEmpty }
    guard !worded.isEmpty else { return 0 }
    let courses = edges.map(Self.course)
    let words = worded.map { index in
      WordPlacement.Words(
        line: index, course: courses[index], halfWidth: lineWidths[index] / 2,
        sizes: Self.forms(of: edges[index]).map {
          let box = gvs_words_box(edges[index], $0)
          return Point(x: box.width, y: box.height)
        })
    }
    var placement = WordPlacement(obstacles(courses), page: page(courses))
    var leftOut = 0
    for (index, choice) in zip(worded, placement.choices(for: words)) {
      let forms = Self.forms(of: edges[index])
      for form in forms { gvs_hide_words(edges[index], form) }
      if let choice {
        gvs_place_words(edges[index], forms[choice.form], choice.center.x, choice.center.y)
      } else {
        leftOut += 1
      }
    }
    return leftOut
  }

  /// What is drawn, without the heading: how wide that is must not decide about words.
  private func page(_ courses: [Course]) -> Box {
    let boxes =
      (nodes.map { Box(gvs_node_box($0)) } + clusters.map { Box(gvs_frame_box($0)) }).filter(\.isPlaced)
      + courses.flatMap(\.points).map { Box(low: $0, high: $0) }
    return boxes.dropFirst().reduce(boxes.first ?? Box(gvs_drawing_box(handle))) { $0.around($1) }
  }

  private func obstacles(_ courses: [Course]) -> Obstacles {
    let captions = ([handle] + clusters).map { Box(gvs_label_box($0)) }
    let frames = clusters.map { Box(gvs_frame_box($0)) }.filter(\.isPlaced)
    var pieces = frames.flatMap(\.sides)
    for (line, course) in courses.enumerated() {
      pieces += zip(course.points, course.points.dropFirst()).map { Piece(line: line, start: $0, end: $1) }
    }
    let boxes = (nodes.map { Box(gvs_node_box($0)) } + captions).filter(\.isPlaced)
    return Obstacles(boxes: boxes, pieces: pieces)
  }

  /// The words an edge has, in the order in which they are tried.
  private static func forms(of edge: OpaquePointer) -> [GVSWords] {
    [GVS_LABEL, GVS_OUTER_LABEL, GVS_HEAD_LABEL, GVS_TAIL_LABEL].filter {
      gvs_words_box(edge, $0).width > 0
    }
  }

  private static func course(of edge: OpaquePointer) -> Course {
    let count = gvs_line(edge, nil, 0)
    var numbers = Array(repeating: 0.0, count: count * 8)
    numbers.withUnsafeMutableBufferPointer { _ = gvs_line(edge, $0.baseAddress, count) }
    return Course(cubics: numbers)
  }
}

extension Box {
  fileprivate init(_ box: GVSBox) {
    self.init(low: Point(x: box.x, y: box.y), high: Point(x: box.x + box.width, y: box.y + box.height))
  }
}
