import NavAtlasProgram
import NavAtlasSourceReading

/// Streams of the app's own: what is yielded to a continuation is heard by whoever awaits the stream.
struct AsyncStreams: SourceIdiom {
  static let summary = "AsyncStream and its continuation"
  let constructors = ["AsyncStream", "AsyncThrowingStream"]
  let methods = ["makeStream"]

  /// `AsyncStream { continuation in … }`: the closure runs as the stream is made.
  func construct(_ call: ConstructorCall) -> Value? {
    guard let build = call.closure("build"), case .closure = build else { return nil }
    let stream = Value.place(.stream(call.type, at: call.site))
    let made = call.evaluator.applyCollecting(
      build, [.place(.continuation(of: call.type, at: call.site))], call.site)
    let rest = call.evaluator.keepYields(in: made.content, to: stream)
    if !rest.items.isEmpty { call.scope.content.items.append(.include(rest, call.site)) }
    return stream
  }

  /// `AsyncStream.makeStream(of: Event.self)`.
  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard case .type(let type) = receiver, type.declaration == nil, constructors.contains(type.name) else {
      return nil
    }
    return .tuple([
      LabeledValue(label: "stream", value: .place(.stream(type, at: call.site))),
      LabeledValue(label: "continuation", value: .place(.continuation(of: type, at: call.site))),
    ])
  }
}

extension Evaluator {
  /// What is yielded to a continuation that is kept somewhere is heard where the stream is awaited, wherever that is kept.
  func join(_ value: Value, keptIn place: Place) {
    guard case .place(let itself) = value, itself.isMadeStream, itself.base != place.base else { return }
    if itself.isContinuation {
      listen(to: place, value)
    } else {
      listen(to: itself, .place(place))
    }
  }
}

extension Place {
  /// The stream that code makes at a place in the source, known by that.
  fileprivate static func stream(_ type: StaticType, at site: Site) -> Place {
    Place(owner: streams, name: "\(site.file):\(site.offset)", type: type)
  }

  /// What a stream hears is what is yielded there, so both are one place.
  fileprivate static func continuation(of type: StaticType, at site: Site) -> Place {
    var place = stream(type, at: site)
    place.type = StaticType(name: "\(type.name).Continuation", arguments: type.arguments)
    return place
  }

  private static let streams = "#AsyncStream"

  /// The continuation that code waits for which is called in one way.
  static func awaited(at site: Site, _ way: String) -> Place {
    Place(
      owner: streams, name: "\(site.file):\(site.offset)\(way)",
      type: StaticType(name: "CheckedContinuation"))
  }

  /// True for a stream that code makes, and not for where it is kept.
  fileprivate var isMadeStream: Bool { owner == Self.streams }
  fileprivate var isContinuation: Bool { type?.unwrapped.name.hasSuffix("Continuation") == true }

  /// True for what is awaited, and for what yields to it.
  package var isStream: Bool { isContinuation || type?.unwrapped.name.hasSuffix("Stream") == true }

  /// True for what code waits for once: who resumes it does himself what follows.
  package var isAnswer: Bool { isStream && type?.name == "CheckedContinuation" }
}
