import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What of an app's code was followed, and where the way to the rest ends.
struct Reach {
  enum Gap {
    /// Nothing in the app uses it.
    case unused(String)
    /// Something does, but that leads nowhere as far as it was followed.
    case lost(String)
  }

  private let index: DeclarationIndex
  private let mentions: [Name: [SourceMember]]
  private var seen: Set<DeclaredType> = []
  private let hasApp: Bool
  private let code: Set<ObjectIdentifier>

  init(_ finders: [ConstructFinder], _ assembler: Assembler, on stages: Set<Int>) {
    index = assembler.index
    mentions = finders.reduce(into: [:]) { all, finder in
      for (name, members) in finder.mentions { all[name, default: []] += members }
    }
    hasApp = assembler.hasApp
    code = hasApp ? assembler.reachedCode : assembler.index.followedCode
    for frame in assembler.frames where stages.contains(frame.stage.number) {
      if let type = frame.node?.type { seen.insert(type) }
    }
    // The class of tabs that others give it may have no code of its own.
    for hosted in assembler.hostedTabs where stages.contains(hosted.tab) {
      if let type = hosted.host.type { seen.insert(type) }
    }
    seen.formUnion(assembler.evaluator.wrapped)
    seen.formUnion(index.types.filter { type in type.allCode.contains { isFollowed($0) } })
  }

  func isSeen(_ type: DeclaredType) -> Bool { seen.contains(type) }

  func isFollowed(_ member: SourceMember) -> Bool {
    if let code = member.code { return isFollowed(code) }
    return owner(of: member).map(isSeen) ?? false
  }

  private func isFollowed(_ code: Code) -> Bool { self.code.contains(ObjectIdentifier(code)) }

  /// True where the body of a view says what stands in a bar.
  func hasBar(_ type: DeclaredType) -> Bool {
    Self.bars.contains { name in mentions[Name(name)]?.contains { $0.owner == type.name } ?? false }
  }

  private static let bars = ["navigationTitle", "navigationBarTitle", "toolbar", "navigationBarItems"]

  private func owner(of member: SourceMember) -> DeclaredType? {
    member.owner.flatMap { index.type(named: $0, in: nil, file: member.file) }
  }

  // MARK: Gaps

  /// Why a member's code was not followed.
  func gap(of member: SourceMember) -> Gap {
    if let owner = owner(of: member), !isSeen(owner) { return gap(of: owner) }
    let callers = callers(of: member)
    if callers.isEmpty {
      return isCalledFromOutside(member)
        ? .lost("nothing that was followed calls \(member.fullName)") : .unused("code that nothing calls")
    }
    if areUnused(callers) { return .unused("code that only unused code calls") }
    return .lost("nothing that was followed calls \(member.fullName)\(named(in: callers))")
  }

  /// True where a framework may call it: its type is made for one that the app does not declare.
  private func isCalledFromOutside(_ member: SourceMember) -> Bool {
    guard hasApp, let owner = owner(of: member) else { return !hasApp }
    return owner.conformances.contains { name in
      !Self.plain.contains(name) && index.type(named: name, in: nil, file: owner.file) == nil
    }
  }

  /// Protocols that call nothing but what they declare.
  private static let plain: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "ObservableObject", "Identifiable", "Hashable", "Equatable",
    "Sendable",
    "Codable", "Decodable", "Encodable", "CaseIterable", "Comparable", "Error", "Reducer", "AnyObject",
    "String",
    "Int", "Observable", "CustomStringConvertible", "PreferenceKey", "EnvironmentKey",
  ]

  /// Why a type was never met.
  func gap(of type: DeclaredType) -> Gap {
    let users = users(of: type)
    if users.isEmpty {
      if type.isLaunched { return .lost("what the system starts \(type.screenName) for was not followed") }
      if type.isController { return .lost("no code names \(type.screenName); a storyboard may") }
      if hasApp { return .unused("code that nothing names") }
    }
    if areUnused(users) { return .unused("code that only unused code names") }
    let root = root(of: type)
    let words = "nothing was seen to \(type.isShown ? "show" : "use") \(type.screenName)"
    guard root !== type else { return .lost(words + named(in: users)) }
    return .lost(
      words + "; that begins with \(root.screenName)\(named(in: self.users(of: root)))")
  }

  /// True where every way to these members begins with code that nothing names or calls. O(mentions).
  private func areUnused(_ users: [SourceMember]) -> Bool {
    guard hasApp, !users.isEmpty else { return false }
    var waiting = users
    var types: Set<DeclaredType> = []
    var members: Set<ObjectIdentifier> = []
    while let member = waiting.popLast() {
      if isFollowed(member) { return false }
      if let owner = owner(of: member), !isSeen(owner) {
        guard types.insert(owner).inserted else { continue }
        let users = self.users(of: owner)
        if owner.isLaunched || owner.isController || users.isEmpty && mayBeLookedUp(owner) { return false }
        waiting += users
      } else if members.insert(ObjectIdentifier(member)).inserted {
        if Self.unnamed.contains(member.name) || isCalledFromOutside(member) { return false }
        waiting += callers(of: member)
      }
    }
    return true
  }

  /// True for a class that the runtime may find by a protocol or superclass of the app's own.
  private func mayBeLookedUp(_ type: DeclaredType) -> Bool {
    type.isClass
      && type.conformances.contains { index.type(named: $0, in: nil, file: type.file) != nil }
  }

  /// What is called without its name.
  private static let unnamed: Set<String> = [
    "init", Function.reader, Function.writer, "callAsFunction", "body",
  ]

  private func callers(of member: SourceMember) -> [SourceMember] {
    users(of: member.name).filter { $0 !== member && $0.code !== member.code }
  }

  /// The type at which the way to another ends: what names it was followed, or nothing names it. O(mentions).
  private func root(of type: DeclaredType) -> DeclaredType {
    var waiting = [type]
    var known: Set<DeclaredType> = [type]
    var next = 0
    var last = type
    while next < waiting.count {
      let type = waiting[next]
      next += 1
      let users = users(of: type)
      if users.contains(where: isFollowed) { return type }
      if users.isEmpty, type.isLaunched || type.isController { last = type }
      for owner in users.compactMap(owner) where !isSeen(owner) && known.insert(owner).inserted {
        waiting.append(owner)
      }
    }
    return last
  }

  private func users(of type: DeclaredType) -> [SourceMember] {
    users(of: type.shortName).filter { !isPart(of: type, $0) }
  }

  private func isPart(of type: DeclaredType, _ member: SourceMember) -> Bool {
    guard let owner = member.owner else { return false }
    return owner == type.name || owner.hasPrefix(type.name + ".")
  }

  /// Where a name is written, followed code first.
  private func named(in members: [SourceMember]) -> String {
    let followed = members.first { isFollowed($0) }
    guard let member = followed ?? members.first else { return "" }
    let more = members.count > 1 ? " and \(members.count - 1) more" : ""
    return followed == nil
      ? ", named in \(member.fullName)\(more), which was not followed either"
      : ", named in \(member.fullName), which was followed"
  }

  private func users(of name: String) -> [SourceMember] { mentions[Name(name)] ?? [] }
}

extension DeclaredType {
  /// The code of its functions and properties.
  var allCode: [Code] {
    functions.values.joined().compactMap(\.declaration.code)
      + properties.values.joined().flatMap(\.declaration.code)
  }
}

extension DeclarationIndex {
  /// The code that was followed so far. O(declarations).
  var followedCode: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func add(_ code: Code?) { if let code, code.isFollowed { found.insert(ObjectIdentifier(code)) } }
    func add(_ properties: [Property], _ functions: [Function]) {
      for property in properties {
        property.code.forEach(add)
      }
      for function in functions { add(function.code) }
    }
    for file in files {
      add(file.globals, file.functions)
      for type in file.types { add(type.properties, type.functions) }
    }
    return found
  }
}
