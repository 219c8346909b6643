import NavAtlasInterpreting
import NavAtlasProgram

extension ObjectValue {
  /// The routes inside, by where they are kept.
  func routes(_ level: Int = 0) -> [Place: Value] {
    guard level < 4 else { return [:] }
    var routes: [Place: Value] = [:]
    for (name, field) in fields {
      switch field {
      case .enumCase: routes[Place(owner: type.name, name: name)] = field
      case .object(let object): routes.merge(object.routes(level + 1)) { own, _ in own }
      default: break
      }
    }
    return routes
  }

  /// True where it was made with something to show.
  var holdsContent: Bool {
    fields.values.contains { field in
      switch field {
      case .content, .closure: true
      default: false
      }
    }
  }

  /// True where a view was made with the other one.
  func isGiven(_ inner: ObjectValue) -> Bool {
    fields.values.contains { field in
      switch field {
      case .object(let object): object == inner
      case .content(let content):
        content.visuals().contains { if case .view(inner) = $0.kind { true } else { false } }
      default: false
      }
    }
  }
}

extension Action {
  /// What the element has in it that its effect adds to a list: a sheet that is there while the list is not empty shows that.
  var added: [Place: Value] {
    switch effect?.operation {
    case .append(let values)?:
      if case .object(let element)? = values.last { element.routes() } else { [:] }
    case .insert(.object(let element))?: element.routes()
    default: [:]
    }
  }
}

extension Assembler {
  /// The routes inside of a view, and of the objects that it is handed from where they are made: which of several objects
  /// of one class it is decides what each begins with.
  func routes(in view: ObjectValue) -> [Place: Value] {
    var routes = view.routes()
    for name in view.fields.keys.sorted() {
      guard let place = view.fields[name].flatMap({ evaluator.place($0) }),
        let made = evaluator.knownObject(at: place), made.type.isClass
      else { continue }
      routes.merge(made.routes()) { own, _ in own }
    }
    return routes
  }
}
