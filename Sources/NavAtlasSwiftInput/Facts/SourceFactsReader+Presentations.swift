import NavAtlasModel
import NavAtlasSourceReading

/// The presentations of one view, and the tab views.
struct PresentationCode {
  struct Presenter {
    /// What it is bound to, as it is written.
    var flag: String
    var isItem: Bool
    var content: [Statement]
    var offset: Offset
  }

  struct Group {
    var presenters: [Presenter]
    var owner: String?
  }

  var groups: [Group] = []
  /// The calls that are in a group already.
  var seen: Set<Offset> = []
}

extension SourceFactsReader {
  /// `sheet(…)` behind `sheet(…)`, with whatever is between them.
  mutating func notePresenters(_ call: Call) {
    guard !presentations.seen.contains(call.offset) else { return }
    var presenters: [PresentationCode.Presenter] = []
    var rest: Call? = call
    while let next = rest {
      if let presenter = next.presenter {
        presenters.append(presenter)
        presentations.seen.insert(next.offset)
      }
      guard case .member(.call(let base), _, _) = next.callee else { break }
      rest = base
    }
    if presenters.count > 1 {
      presentations.groups.append(.init(presenters: presenters.reversed(), owner: owner))
    }
  }

  mutating func noteTabs(_ call: Call) {
    let selection = call.argument("selection")?.writtenPath?.withoutDollar
    found.tabViews.append(.init(selection: selection, location: location(call.offset)))
  }
}

extension PresentationCode {
  static func finish(_ readers: [SourceFactsReader], _ facts: inout SourceFacts) {
    for reader in readers {
      for group in reader.presentations.groups {
        facts.rivals += rivals(group, readers, reader)
      }
    }
  }

  private static func rivals(
    _ group: Group, _ readers: [SourceFactsReader], _ reader: SourceFactsReader
  ) -> [SourceFacts.Rivals] {
    let bodies = bodies(group, readers)
    return group.presenters.indices.flatMap { first in
      group.presenters.indices.dropFirst(first + 1).compactMap { second -> SourceFacts.Rivals? in
        let pair = (group.presenters[first], group.presenters[second])
        guard pair.0.flag != pair.1.flag else { return nil }
        let location = reader.location(pair.1.offset)
        let flags = [pair.0.flag, pair.1.flag]
        if let cause = bodies.lazy.compactMap({ $0.code.turnOn(pair).map($0.reader.location) }).first {
          return .init(flags: flags, isNested: false, location: location, cause: cause)
        }
        let nested = [pair, (pair.1, pair.0)].lazy.compactMap { $0.0.turnsOn($0.1) }.first
        return nested.map {
          .init(flags: flags, isNested: true, location: location, cause: reader.location($0))
        }
      }
    }
  }

  /// The code that can turn the flags on: that of the view, and of whatever type declares them.
  private static func bodies(
    _ group: Group, _ readers: [SourceFactsReader]
  ) -> [(code: [Statement], reader: SourceFactsReader)] {
    let names = Set(group.presenters.map { String($0.flag.lastComponent) })
    return readers.flatMap { reader in
      reader.file.types.filter { type in
        type.name == group.owner || type.properties.contains { names.contains($0.name) }
      }.flatMap { type -> [[Statement]] in
        let code =
          type.functions.compactMap { $0.code?.statements }
          + type.properties.compactMap { $0.getterCode?.statements }
        return code.flatMap { [$0] + $0.actions() }
      }.map { ($0, reader) }
    }
  }
}

extension PresentationCode.Presenter {
  private static let controls: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "onAppear", "task", "onChange", "onSubmit", "onReceive",
  ]

  /// Where a control that it shows turns another one on while it stays. What a view of the app is given may close it first.
  fileprivate func turnsOn(_ other: Self) -> Offset? {
    content.actions(of: Self.controls).lazy.filter { !$0.called.contains("dismiss") }.compactMap {
      action -> Offset? in
      var run = FlagRun([self, other])
      run.start = [flag]
      guard run.ends(action)?.contains([flag, other.flag]) ?? false else { return nil }
      return PathOperation.all(in: action).first { $0.chain == other.flag }?.offset
    }.first
  }
}

extension [Statement] {
  /// Where both are turned on by one way through the code.
  fileprivate func turnOn(
    _ pair: (PresentationCode.Presenter, PresentationCode.Presenter)
  ) -> Offset? {
    let run = FlagRun([pair.0, pair.1])
    guard run.ends(self)?.contains([pair.0.flag, pair.1.flag]) ?? false else { return nil }
    return PathOperation.all(in: self).last { run.flag($0.chain) == pair.1.flag }?.offset
  }

  /// The closures in it that run by themselves; those that certain calls are given, or all.
  fileprivate func actions(of names: Set<String>? = nil) -> [[Statement]] {
    var found: [[Statement]] = []
    visit { expression in
      guard case .call(let call) = expression, !FlagRun.isInline(call),
        names.map({ $0.contains(call.callee.calledName ?? "") }) ?? true
      else { return }
      for case .closure(let closure) in call.arguments.map(\.value) { found.append(closure.body) }
    }
    return found
  }
}

extension Call {
  fileprivate var presenter: PresentationCode.Presenter? {
    guard let name = callee.calledName, ["sheet", "fullScreenCover"].contains(name),
      let binding = argument("isPresented") ?? argument("item"),
      let flag = binding.writtenPath?.withoutDollar
    else { return nil }
    let closures = arguments.filter { $0.label != "onDismiss" }.compactMap { argument in
      if case .closure(let closure) = argument.value { closure.body } else { nil }
    }
    return .init(
      flag: flag, isItem: argument("item") != nil, content: closures.last ?? [], offset: offset)
  }
}
