import NavAtlasProgram
import NavAtlasSourceReading

/// What apps show.
extension Evaluator {
  /// Each `body` for itself: an app may have one for each platform.
  package func bodies(of app: ObjectValue) -> [Content] {
    let all = index.properties(named: "body", of: app.type).filter { !$0.declaration.isStored }
    guard all.count > 1 else { return [body(of: app)] }
    return all.map { body in
      let content = Content(owner: app.type)
      let scope = Scope(type: app.type, receiver: .object(app), file: body.file, content: content)
      build(body.declaration.getter ?? [], scope, into: content)
      return content
    }
  }
}
