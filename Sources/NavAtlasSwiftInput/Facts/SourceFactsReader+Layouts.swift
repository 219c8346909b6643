import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// Branches between containers of navigation.
struct LayoutCode {
  struct Choice {
    var state: String
    var then: [Statement]
    var otherwise: [Statement]
    var offset: Offset
  }

  /// What the size classes of the environment are called in the type at hand.
  var names: Set<String> = []
  var choices: [Choice] = []

  static let states: Set<String> = ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom"]
  static let containers: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]
}

extension SourceFactsReader {
  mutating func noteLayout(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ offset: Offset
  ) {
    guard conditions.count == 1, !otherwise.isEmpty, let test = conditions.expressions.first else { return }
    let mentioned = test.mentioned
    let state = mentioned.intersection(LayoutCode.states).min() ?? mentioned.intersection(layouts.names).min()
    guard let state else { return }
    layouts.choices.append(.init(state: state, then: then, otherwise: otherwise, offset: offset))
  }

  /// What a type's declaration says before its code is read.
  mutating func read(_ type: TypeDeclaration) {
    layouts.names = Set(
      type.properties.filter {
        guard case .keyPath(_, let names)? = $0.attribute("Environment")?.arguments.first?.value else {
          return false
        }
        return names.last.map { LayoutCode.states.contains($0) } ?? false
      }.map(\.name))
    noteActions(of: type)
    if type.inherits.contains(where: { $0.name.hasSuffix("ViewControllerRepresentable") }) {
      found.wrappers.append(type.name)
    }
  }
}

extension LayoutCode {
  static func finish(_ readers: [SourceFactsReader], _ facts: inout SourceFacts) {
    let views = Dictionary(
      readers.flatMap { $0.file.types }.compactMap { type in
        type.properties.first { $0.name == "body" }.map { (String(type.name.lastComponent), (type, $0)) }
      }
    ) { first, _ in first }
    for reader in readers {
      facts.sizeClassChoices += reader.layouts.choices.compactMap { choice in
        var (first, second) = (Branch(), Branch())
        first.read(choice.then, views, 0)
        second.read(choice.otherwise, views, 0)
        guard !first.containers.isEmpty, !second.containers.isEmpty, first.containers != second.containers
        else { return nil }
        return .init(
          state: choice.state, first: first.containers.sorted(), second: second.containers.sorted(),
          shared: first.bound.intersection(second.bound).sorted(), location: reader.location(choice.offset))
      }
    }
  }

  /// The outermost containers of a branch, and what they and the views around them are given.
  private struct Branch {
    var containers: Set<String> = []
    var bound: Set<String> = []

    mutating func read(
      _ code: [Statement], _ views: [String: (TypeDeclaration, Property)], _ level: Int
    ) {
      guard level < 6 else { return }
      for statement in code {
        switch statement {
        case .expression(let expression), .result(let expression?): read(expression, views, level)
        case .block(let inner): read(inner, views, level)
        default: break
        }
      }
    }

    private mutating func read(
      _ expression: Expression, _ views: [String: (TypeDeclaration, Property)], _ level: Int
    ) {
      guard case .call(let call) = expression else { return }
      if case .member(let base, let name, _) = call.callee, name.first?.isLowercase ?? false {
        return read(base, views, level)
      }
      guard let name = call.callee.calledName else { return }
      bound.formUnion(call.arguments.compactMap { $0.value.writtenPath?.withoutDollar })
      if LayoutCode.containers.contains(name) {
        containers.insert(name)
      } else if let (type, body) = views[name] {
        // What both find in the environment is above both.
        for property in type.properties where property.isFromEnvironment {
          if let type = property.type { bound.insert(type.description) }
        }
        read(body.getterCode?.statements ?? [], views, level + 1)
      } else if ["Group", "ZStack", "VStack", "HStack", "GeometryReader"].contains(name) {
        for case .closure(let closure) in call.arguments.map(\.value) { read(closure.body, views, level + 1) }
      }
    }
  }
}

extension Property {
  fileprivate var isFromEnvironment: Bool {
    attribute("EnvironmentObject") != nil || attribute("Environment") != nil && type != nil
  }
}
