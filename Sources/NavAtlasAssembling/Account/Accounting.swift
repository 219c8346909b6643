import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Puts each construct of navigation of an app into one class: explained, no navigation, or not followed.
struct Accounting {
  private let assembler: Assembler
  private let index: DeclarationIndex
  private let evidence: Evidence
  private let performed: (reached: Set<Site>, unreached: [Site: ScreenNode])
  private let reach: Reach
  private let hasLaunch: Bool
  private let deadEnds: Set<Site>
  private let foreign: ForeignTypes
  private let stages: Set<Int>
  private var account = SourceAccount()
  private var reasons: [String: Int] = [:]

  /// O(code + sites).
  ///
  /// - Parameter leftOut: what is for other platforms.
  static func account(
    of assembler: Assembler, _ finders: [ConstructFinder], _ leftOut: [LeftOutCode] = []
  ) -> SourceAccount {
    let index = assembler.index
    var driven = DrivenState(finders.flatMap(\.bound), in: index)
    driven.add(assembler.drivers.navigating)
    var accounting = Accounting(assembler, finders)
    let found = finders.flatMap(\.constructs) + driven.constructs(of: finders.flatMap(\.writes))
    let sorted = found.sorted { ($0.site, $0.text) < ($1.site, $1.text) }
    for construct in sorted where accounting.counts(construct) { accounting.add(construct) }
    for code in leftOut where code.constructs > 0 {
      accounting.reasons[code.reason, default: 0] += code.constructs
    }
    accounting.finish(sorted)
    return accounting.account
  }

  private init(_ assembler: Assembler, _ finders: [ConstructFinder]) {
    let reached = assembler.reachedStages
    stages = reached
    self.assembler = assembler
    index = assembler.index
    evidence = assembler.evidence(on: reached)
    performed = assembler.performed(on: reached)
    reach = Reach(finders, assembler, on: reached)
    foreign = assembler.foreign
    deadEnds = assembler.evaluator.remarks.deadEnds
    hasLaunch = assembler.entries.contains { $0.kind == .launch }
  }

  /// False for what a comment tells to ignore, and for what the app calls like a framework's own.
  private func counts(_ construct: NavigationConstruct) -> Bool {
    if assembler.corrections.ignores(construct.site) { return false }
    if foreign.platforms(of: construct, index) != nil { return false }
    return construct.role != .container
      || index.type(named: construct.text, in: nil, file: construct.site.file) == nil
  }

  private enum Verdict {
    case explained
    case notNavigation(String)
    case notFollowed(String)
  }

  private mutating func add(_ construct: NavigationConstruct) {
    switch verdict(on: construct) {
    case .explained: account.explained += 1
    case .notNavigation(let reason): reasons[reason, default: 0] += 1
    case .notFollowed(let reason):
      account.notFollowed.append(
        .init(
          construct.text, owner: construct.member.owner, reason: reason, at: location(construct.site),
          isReadAlone: evidence.alone.contains(construct.site)))
    }
  }

  private func verdict(on construct: NavigationConstruct) -> Verdict {
    let site = construct.site
    if evidence.sites.contains(site) { return .explained }
    if evidence.undecided.contains(site) {
      return .notFollowed(
        "where it leads could not be told\(construct.subject.map { ": what is \($0)?" } ?? "")")
    }
    if [.presentation, .registration].contains(construct.role), reach.isFollowed(construct.member) {
      return .notFollowed(construct.role.failure)
    }
    if !performed.reached.contains(site), let node = evidence.unreached[site] ?? performed.unreached[site] {
      return node.type.map { verdict(reach.gap(of: $0)) }
        ?? .notFollowed("nothing was seen to show \(node.name)")
    }
    if construct.text == "rootViewController", reach.isFollowed(construct.member), hasLaunch {
      return .explained
    }
    guard performed.reached.contains(site) || reach.isFollowed(construct.member) else {
      return verdict(reach.gap(of: construct.member))
    }
    if let reason = construct.harmless { return .notNavigation(reason) }
    if deadEnds.contains(site) {
      return .notNavigation("leads nowhere, as a warning says")
    }
    if construct.role == .closing { return .notNavigation("takes away what is not shown where it is called") }
    return .notFollowed(construct.role.failure)
  }

  private func verdict(_ gap: Reach.Gap) -> Verdict {
    switch gap {
    case .unused(let words): .notNavigation(words)
    case .lost(let words): .notFollowed(words)
    }
  }

  // MARK: Screens

  /// Adds the screens that nothing shows which was followed, and what takes turns inside of one.
  private mutating func finish(_ constructs: [NavigationConstruct]) {
    let previewed = index.files.reduce(0) { $0 + $1.previewConstructs }
    if previewed > 0 { reasons["in a preview"] = previewed }
    account.notNavigation = reasons.sorted { $0.key < $1.key }.map { .init($0.key, count: $0.value) }
    let owners = Set(constructs.compactMap(\.member.owner))
    let unreached = assembler.unreachedScreens
    for type in index.types
    where type.isShown && !foreign.contains(type) && (unreached.contains(type) || !reach.isSeen(type)) {
      guard unreached.contains(type) || hasTraits(type) || owners.contains(type.name),
        case .lost(let words) = reach.gap(of: type)
      else {
        continue
      }
      account.unshown.append(
        .init(type.screenName, reason: words, at: location(Site(file: type.file, offset: type.offset))))
    }
    // Where none of them does anything, they are hardly screens.
    for (site, choice) in assembler.choicesInScreens(on: stages)
    where choice.views.contains(where: { hasTraits($0) || owners.contains($0.name) }) {
      account.choices.append(
        .init(choice.views.map(\.screenName).sorted(), in: choice.screen.name, at: location(site)))
    }
  }

  /// True for a view with a title of a bar, a toolbar, or a controller of the app's own.
  private func hasTraits(_ type: DeclaredType) -> Bool { type.isController || reach.hasBar(type) }

  private func location(_ site: Site) -> SourceLocation {
    let file = index.files[site.file]
    return SourceLocation(file: file.path, line: file.line(of: site.offset))
  }
}

extension NavigationConstruct {
  /// Why it is no navigation, where that can be seen of itself.
  fileprivate var harmless: String? {
    guard role == .opening else { return nil }
    if let subject, Self.dialogs.contains(where: { subject.lowercased().contains($0) }) {
      return "shows a dialog of the system"
    }
    if member.name == "init" { return "says what is there at first" }
    return subject == "$0" || subject == "newValue" ? "passes on what a control writes" : nil
  }

  private static let dialogs = ["alert", "confirmationdialog", "actionsheet", "uiactivity", "picker"]
}

extension NavigationConstruct.Role {
  /// Why it explains nothing although its code was followed.
  fileprivate var failure: String {
    switch self {
    case .container: "its code was followed, but not to where the container is shown"
    case .link: "no stack was seen around it, or none that knows its value"
    case .registration: "no stack was seen around it"
    case .presentation: "nothing that was followed opens it"
    case .opening: "its code was followed, but what it would show could not be told"
    case .entry: "its code was followed, but not to a screen"
    case .closing: ""
    }
  }
}
