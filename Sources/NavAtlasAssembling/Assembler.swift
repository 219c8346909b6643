import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Puts the graph together: from the scenes, what is shown where, and what leads from it to what.
///
/// Screens are found from the roots on: each screen's code yields moves, each move may show further screens. What code
/// does to storage meets what is driven by that storage; as either may be found first, both are kept until nothing new
/// is found.
final class Assembler {
  let evaluator: Evaluator
  let index: DeclarationIndex
  let summarizer: Summarizer
  var corrections: Corrections
  var nodes: [ScreenNode] = []
  private var nodesByType: [DeclaredType: ScreenNode] = [:]
  private var nodesByName: [NodeName: ScreenNode] = [:]
  var stages: [Stage] = []
  /// The conditions under which something is being mounted, the outermost first.
  var conditionsAround: [RootCondition] = []
  /// What roots around what is being mounted wait for to begin with.
  var waitingFor: [Place] = []
  var knownStages = KnownStages()
  var frames: [Frame] = []
  var knownFrames = KnownFrames()
  var pending: [Frame] = []
  let drivers = Drivers()
  var actions: [Action] = []
  private(set) var moves: [Move: MoveEvidence] = [:]
  private(set) var moveOrder: [Move] = []
  /// The places that speak for moves.
  var moveEvidence = Evidence()
  /// What was followed from the app's own scenes.
  private(set) var reachedCode: Set<ObjectIdentifier> = []
  let reductions: Reductions
  /// The handlers of changes that some screen was seen to set off.
  var reacted: Set<ObjectIdentifier> = []
  /// What the buttons of dialogs do that those do who open them.
  var dialogs: [Content: Dialog] = [:]
  var knownDialogs: Set<DialogAction> = []
  private var actionKeys: Set<ActionKey> = []
  var entries: [EntryDraft] = []
  /// The windows of all apps.
  var windows: [AppWindow] = []
  var entryHandlers: [EntryHandler] = []
  /// Where branches show each screen as a root.
  var shownAt: [ScreenNode: [Site]] = [:]
  /// The value for which no screen could be told last.
  var undecided = Value.unknown
  /// The view that each screen was made of last.
  var mounted: [ScreenNode: ObjectValue] = [:]
  /// What each screen presents from the beginning.
  var knownPresented: [ScreenNode: [ScreenNode]] = [:]
  /// The notifications that some screen was seen to post.
  var posted: Set<String> = []
  var visited: Set<DeclaredType> = []
  /// The windows' roots that exchange what is shown in them.
  var exchangers: Set<String> = []
  var heard: Set<Hearing> = []
  /// What no screen called that screens handed over, by its position in their order.
  var handedBack: [Hearing: Int] = [:]
  var handedBackInOrder: [HandedBack] = []
  var knowsGivers = false
  /// The routes that code keeps in places.
  var keptRoutes: [Place: [Value]] = [:]
  var slots: [Place: [Slot]] = [:]
  /// The objects that code stores in places.
  var stored: [Place: [Stored]] = [:]
  /// The layers over a root that are being mounted.
  var layersAround: Set<Site> = []
  /// Grows with every root that a slot gets.
  var fills = 0
  var waiting = Waiting()
  /// The names of places that drive something, and how many places that were.
  var knownDrivingNames: (count: Int, names: Set<String>) = (-1, [])
  /// The places that screens were seen to call or send by.
  var emitted: Set<Place> = []
  var knownPresenters: [DeclaredType: Set<DeclaredType>] = [:]
  var opened: Set<PresentationKey> = []
  /// The code that waits for a continuation, for the screens that began it.
  var suspended: [Suspended] = []
  /// What comes after what presentations show, and which of these the screens that were shown go on with.
  var closings: [Closing] = []
  var continued: Set<Site> = []
  /// The continuations that the code of each screen waits for.
  var awaited: [ObjectIdentifier: [(place: Place, code: Content)]] = [:]
  var knownSuspended: Set<Suspended.Key> = []
  /// What spinners do that is being followed.
  var passing: Set<Content> = []
  var shownMemo = ShownMemo()
  var foreignResets: [ForeignReset] = []
  /// The types for which some value led to a destination.
  var usedTypes: Set<StaticType> = []
  /// The stacks in screens that stacks show, by where they are written.
  var nestedStacks: [Site: NestedStack] = [:]
  var hostedTabs: Set<HostedTab> = []
  /// Counts the mounts of what may show something else later: tabs and columns without a host, slots, and what begins
  /// with a feature's state.
  var openMounts = 0
  /// The content that was asked already whether it shows anything, and what decides it.
  var knownBlank: [Content: Bool] = [:]
  /// Which bodies are tab bars of the app's own, as far as nothing that is found can change that.
  var knownTabBars: [TabBarKey: Bool] = [:]
  /// The controls of bars that stand in each page or in a sheet, by where the choice between the pages is written.
  var barsElsewhere: [Site: [Controls.Setting]] = [:]
  /// What the pages of a choice have in common, which is asked for whenever the choice is shown.
  var knownPages: [PagesKey: [Controls.Setting]] = [:]
  /// What the alternatives of root choices are taken for.
  var rootContents: [Content: Content] = [:]
  var knownDeciders: [Content: Decider] = [:]
  var decidedStacks: [DecidedStack: Content] = [:]
  /// The choices that columns are about, by what those show.
  var columnChoices: [Content: Branch] = [:]
  /// Under what each screen is the root of a column.
  var columnConditions: [ColumnRoot: [[RootCondition]]] = [:]
  /// What content becomes where its views are told what is stored.
  var tellings: [Telling: Content] = [:]
  /// Generic views that are called after whoever makes them.
  var sharedParts: Set<DeclaredType> = []
  /// The conditions that were asked for last; code that does several things does them under the same.
  var lastConditions: (way: [CompiledConditions.Condition], conditions: CompiledConditions)?
  var missedValues: [Missed] = []
  var missedKeys: Set<MissedKey> = []
  /// The screens that each presentation is on.
  var presenters: [Site: [Frame]] = [:]
  /// The screen whose code is followed for another that it observes.
  var observer: ScreenNode?
  /// What the code wrote that is being reacted to.
  var announced: [Place: Value] = [:]
  /// The numbers that code which watches a place has stored there in answer to another one.
  var countedNumbers: [Place: Set<Int>] = [:]
  /// The path of a stack whose change is followed.
  var announcedPath: Place?
  /// The position of the action that is being performed.
  var performing: Int?
  /// Why that may do more once more is found.
  var doubts: [Doubt] = []
  /// Counts how often doubts were looked at.
  var round = 0
  /// What the choices by a place show for each value, and when that was found.
  var knownSteps: [Place: (round: Int, roots: [SteppingRoot])] = [:]
  /// The screens over which each lies, and how many moves were known then.
  var knownOrigins: (moves: Int, origins: [ScreenNode: Set<ScreenNode>]) = (-1, [:])
  /// What each screen may have set that decides what another root shows, and when that was found.
  var knownChoicesAhead: [ScreenNode: (version: Int, values: [Place: Value])] = [:]
  /// Whether what code presents is anything to see.
  var showing: [Value: Bool] = [:]
  /// The actions that may, by their positions.
  var doubtful: [Int: [Doubt]] = [:]
  /// How much was known when they were performed last.
  var doubtedAt = -1
  /// The stages below what each presentation shows, as far as was known then.
  var knownGrounds: (version: Int, below: [Site: Set<Int>]) = (-1, [:])
  /// The values of its path for which each screen is shown on a stack.
  var shownFor: [PathElement: [Value]] = [:]
  private(set) var trialMoves: [Move]?
  private var trialNode: ScreenNode?
  /// The views that were seen as phases of another one.
  var phases: Set<DeclaredType> = []
  /// The views that were drawn as screens of others where they are phases.
  var separatedPhases: Set<DeclaredType> = []
  /// The views that are a phase of one screen and a screen of another one's, as a first run found.
  let elsewhere: Set<DeclaredType>
  /// True for a run that is begun again where these are seen to be too few.
  var endsWhereMisguided = false
  /// The types whose code shows something, by their names.
  let presenting: Set<String>
  /// Those of them that nothing was seen to use; the first run that comes to it knows.
  private(set) var lonePresenters: [DeclaredType]?
  /// The types of other platforms, which nothing here shows.
  private let foreignTypes: ForeignTypes
  /// Those of them that nothing followed has met.
  var foreign: ForeignTypes { foreignTypes.subtracting(visited) }
  /// The views of which screens show one or another.
  var choices: [Site: [ViewChoice]] = [:]
  /// Counts what was found, to see when nothing more is.
  var discoveries = 0

  struct NestedStack {
    var isLegacy: Bool
    var screen: ScreenNode
    var site: Site
  }

  struct PresentationKey: Hashable {
    var site: Site
    var key: Value?
    var place: Place?

    init(_ presentation: Presentation) {
      (site, key) = (presentation.site, presentation.wanted)
      switch presentation.driver {
      case .place(let driver), .binding(let driver): place = driver.base
      case .customBinding(let read, _): place = read.first?.base
      default: break
      }
    }
  }

  /// - Parameters:
  ///   - elsewhere: views that are screens of others where they are phases of one.
  ///   - first: an assembler that has run before, without knowing them.
  ///   - foreign: the types that only code for other platforms names.
  ///   - presenting: the names of the types whose code shows something.
  init(
    _ evaluator: Evaluator, showingElsewhere elsewhere: Set<DeclaredType> = [], after first: Assembler? = nil,
    foreign: ForeignTypes = .init(), presenting: Set<String> = []
  ) {
    foreignTypes = foreign
    self.presenting = presenting
    lonePresenters = first?.lonePresenters
    self.evaluator = evaluator
    self.elsewhere = elsewhere
    reachedCode = first?.reachedCode ?? []
    index = evaluator.index
    summarizer = first?.summarizer ?? Summarizer(evaluator)
    reductions = Reductions(evaluator)
    corrections = Corrections(evaluator.index.files)
  }

  // MARK: Nodes

  func node(for type: DeclaredType) -> ScreenNode {
    visited.insert(type)
    if let known = nodesByType[type] { return known }
    let node = ScreenNode(
      name: type.screenName, type: type, kind: .view, site: Site(file: type.file, offset: type.offset),
      number: nodes.count)
    nodes.append(node)
    nodesByType[type] = node
    return node
  }

  func node(named name: String, owner: DeclaredType?, kind: ScreenNode.Kind, site: Site) -> ScreenNode {
    let key = NodeName(name: name, owner: owner?.name, module: owner?.module)
    if let known = nodesByName[key] { return known }
    let node = ScreenNode(name: name, type: owner, kind: kind, site: site, number: nodes.count)
    nodes.append(node)
    nodesByName[key] = node
    return node
  }

  /// Types of different modules, or nested in different ones, may have one name, and so what they show in place.
  private struct NodeName: Hashable {
    var name: String
    var owner: String?
    var module: String?
  }

  var unresolved: ScreenNode {
    node(named: "?", owner: nil, kind: .unresolved, site: Site(file: 0, offset: 0))
  }

  // MARK: Actions

  /// True the first time.
  func isNew(_ key: ActionKey) -> Bool { actionKeys.insert(key).inserted }

  func add(_ action: Action) {
    guard corrections.isEmpty || !corrections.isIgnored(action.allSites) else { return }
    waiting.add(action, at: actions.count)
    actions.append(action)
    discoveries += 1
  }

  // MARK: Moves

  /// - Parameter does: what the code does that speaks for it, in words.
  func add(_ move: Move, _ evidence: MoveEvidence, does: @autoclosure () -> String? = nil) {
    if trialMoves != nil, move.from == trialNode {
      trialMoves?.append(move)
      return
    }
    if corrections.isIgnored(evidence.sites) { return }
    var evidence = evidence
    evidence.labels.remove("")
    moveEvidence.add(move, evidence)
    if move.exchangesRoot {
      evidence.asked = summarizer.requests.owner(on: evidence.sites)
      evidence.isMeant = evidence.asked == nil
    }
    if let known = moves.index(forKey: move) {
      // The shortest way to it says it best.
      let isBest = isBetter(evidence.sites, moves.values[known].sites)
      if isBest { evidence.does = does() }
      moves.values[known].add(evidence, isBest: isBest)
      return
    }
    evidence.does = does()
    evidence.ends = Set(evidence.sites.suffix(1))
    evidence.stages = Set([evidence.stage?.number].compactMap { $0 })
    moves[move] = evidence
    moveOrder.append(move)
    discoveries += 1
  }

  /// Of ways of one length, the first by name: the order of files must not decide.
  private func isBetter(_ sites: [Site], _ known: [Site]) -> Bool {
    if sites.count != known.count { return sites.count < known.count }
    for (left, right) in zip(sites, known) where left != right {
      return (index.files[left.file].path, left.offset) < (index.files[right.file].path, right.offset)
    }
    return false
  }

  /// Takes moves for one of whatever screen is there, which may be known already. O(moves).
  func merge(_ merged: Set<Move>, into move: Move, _ evidence: MoveEvidence) {
    drop(merged)
    if moves[move] == nil {
      moves[move] = evidence
      moveOrder.append(move)
    } else {
      moves[move]?.add(evidence, isBest: false)
    }
  }

  func drop(_ needless: Set<Move>) {
    for one in needless { moves[one] = nil }
    moveOrder.removeAll(where: needless.contains)
  }

  /// The moves that code of a screen would make, without making them.
  func trial(of node: ScreenNode?, _ body: () -> Void) -> [Move] {
    trialMoves = []
    trialNode = node
    body()
    defer { trialMoves = nil }
    return trialMoves ?? []
  }

  // MARK: The work

  /// Follows everything from the roots on, until nothing new is found.
  func run() {
    mountScenes()
    settle()
    if isMisguided { return }
    hearUnsent()
    finishCutOff()
    if reachedCode.isEmpty { reachedCode = index.followedCode }
    mountDeclared()
    settle()
    if isMisguided { return }
    mountUnshown()
    settle()
    if isMisguided { return }
    if lonePresenters == nil { lonePresenters = unfollowedPresenters() }
    mountPresenters()
    settle()
    mountPlaceholders()
    settle()
    // What only an entry sets off is no move of a screen.
    buildEntries()
    settle()
    let known = discoveries
    fallBack()
    settle()
    if discoveries != known {
      buildEntries()
      settle()
    }
    mergeAnnounced()
    dropNeedlessPops()
    resetForeign()
    reportMissed()
  }
}
