/// What a program and its drawing process say to each other: a length of eight bytes, then a message.
enum WorkerProtocol {
  /// A message longer than this is not one of ours.
  static let longest = 2 << 30

  static func encode(_ request: RenderRequest) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(request.engine.rawValue)
    writer.write(request.format.rawValue)
    writer.write(request.limits.resolution)
    writer.write(request.limits.maximumPixels)
    writer.write(request.limits.seconds)
    writer.write(request.limits.memory)
    writer.write(request.graph)
    return writer.bytes
  }

  static func decodeRequest(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> RenderRequest {
    var reader = ByteReader(bytes)
    guard let engine = LayoutEngine(rawValue: try reader.text()),
      let format = OutputFormat(rawValue: try reader.text())
    else { throw ByteReader.Malformed() }
    let limits = RenderLimits(
      resolution: try reader.double(), maximumPixels: try reader.double(), seconds: try reader.double(),
      memory: try reader.integer())
    return RenderRequest(try reader.graph(), engine: engine, format: format, limits: limits)
  }

  static func encode(_ outcome: Result<Rendering, GraphvizError>) -> [UInt8] {
    var writer = ByteWriter()
    switch outcome {
    case .success(let rendering):
      writer.write("done")
      writer.write(rendering.bytes)
      writer.write(rendering.notes) { $0.write($1) }
      writer.write(rendering.warnings) { $0.write($1) }
      writer.write(rendering.wordsLeftOut)
    case .failure(.layoutFailed(let engine, let messages)):
      writer.write("layout")
      writer.write(engine.rawValue)
      writer.write(messages) { $0.write($1) }
    case .failure(.outputFailed(let format, let messages)):
      writer.write("output")
      writer.write(format.rawValue)
      writer.write(messages) { $0.write($1) }
    case .failure(let error):
      writer.write("graph")
      writer.write(error.description)
    }
    return writer.bytes
  }

  static func decodeOutcome(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Result<Rendering, GraphvizError>
  {
    var reader = ByteReader(bytes)
    let strings = { (reader: inout ByteReader) throws(ByteReader.Malformed) in
      try reader.list { inner throws(ByteReader.Malformed) in try inner.text() }
    }
    switch try reader.text() {
    case "done":
      return .success(
        Rendering(
          bytes: try reader.data(), notes: try strings(&reader), warnings: try strings(&reader),
          wordsLeftOut: try reader.integer()))
    case "layout":
      guard let engine = LayoutEngine(rawValue: try reader.text()) else { throw ByteReader.Malformed() }
      return .failure(.layoutFailed(engine, try strings(&reader)))
    case "output":
      guard let format = OutputFormat(rawValue: try reader.text()) else { throw ByteReader.Malformed() }
      return .failure(.outputFailed(format, try strings(&reader)))
    default: return .failure(.invalidGraph(try reader.text()))
    }
  }
}
