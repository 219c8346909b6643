private import CGraphvizShim

/// libgvc in this process.
public enum Library {
  /// The version that is linked, such as `2.43.0`.
  public static var version: String {
    gvs_lock()
    defer { gvs_unlock() }
    return gvs_version().map { String(cString: $0) } ?? "unknown"
  }

  /// Lays a graph out and draws it, one caller at a time.
  ///
  /// The library leaks some kilobytes in every layout and can be brought down by extreme input: long-lived
  /// programs and large graphs go through ``RenderService``.
  public static func render(_ request: RenderRequest) throws(GraphvizError) -> Rendering {
    gvs_lock()
    defer { gvs_unlock() }
    gvs_capture_begin()
    let outcome = Result { () throws(GraphvizError) in try draw(request) }
    let messages = messageLines(gvs_capture_end().map { String(cString: $0) } ?? "")
    let errors = messages.filter { $0.hasPrefix("Error") }
    switch outcome {
    case .success(var rendering):
      // The library answers "done" to malformed labels and broken ranks alike.
      guard errors.isEmpty else { throw .layoutFailed(request.engine, errors) }
      guard !rendering.bytes.isEmpty else { throw .outputFailed(request.format, messages) }
      rendering.warnings = messages.filter { !isChatter($0) }
      return rendering
    case .failure(.layoutFailed(let engine, _)): throw .layoutFailed(engine, messages)
    case .failure(.outputFailed(let format, _)): throw .outputFailed(format, messages)
    case .failure(let error): throw error
    }
  }

  private static func draw(_ request: RenderRequest) throws(GraphvizError) -> Rendering {
    let graph = try LibraryGraph(request.graph)
    guard gvs_layout(graph.handle, request.engine.rawValue) == 0 else {
      throw .layoutFailed(request.engine, [])
    }
    defer { gvs_free_layout(graph.handle) }
    // A broken layout has status 0, too; drawing it can bring the process down.
    guard gvs_capture_has_error() == 0 else { throw .layoutFailed(request.engine, []) }
    graph.placeBackdrop()
    let wordsLeftOut = graph.placeWords()
    var notes: [String] = []
    if request.format == .png {
      let box = gvs_drawing_box(graph.handle)
      let guarded = BitmapSize(width: box.width, height: box.height, limits: request.limits)
      gvs_set_dpi(graph.handle, guarded.resolution)
      if let note = guarded.note { notes.append(note) }
    }
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    let status = gvs_render(graph.handle, request.format.rawValue, &data, &length)
    defer { gvs_free_data(data) }
    guard status == 0, let data else { throw .outputFailed(request.format, []) }
    return Rendering(
      bytes: Array(UnsafeRawBufferPointer(start: data, count: length)), notes: notes,
      wordsLeftOut: wordsLeftOut)
  }

  /// True for a message about how the library gets along with itself, on which nobody can act.
  private static func isChatter(_ message: String) -> Bool {
    let chatter = [
      "falling back to straight line edges", "Arrow type \"", "Pango-", "Fontconfig ", "locale",
      "exterior labels positioned",
    ]
    return chatter.contains { message.contains($0) }
  }

  private static func messageLines(_ text: String) -> [String] {
    var seen: Set<Substring> = []
    return text.split(separator: "\n").filter { seen.insert($0).inserted }.map(String.init)
  }
}
