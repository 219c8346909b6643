import TestSupport
import Testing

/// One behaviour, in the many ways in which a binding and an object may be written.
@Suite struct BindingFormTests {
  private static func statements(_ app: GuideApp) throws -> Set<String> {
    try Folder("App.swift", app.source).load().statements
  }

  @Test(arguments: [
    ("Binding(get: isOpen, set: open)", "func isOpen() -> Bool { leads ? isHome : isAway }"),
    ("Binding(get: self.isOpen, set: self.open(_:))", "func isOpen() -> Bool { leads ? isHome : isAway }"),
    (
      "Binding(get: { self.isOpen() }, set: { self.open($0) })",
      "func isOpen() -> Bool { self.leads ? self.isHome : self.isAway }"
    ),
    (
      "Binding { self.isOpen() } set: { self.open($0) }",
      "func isOpen() -> Bool { if leads { return isHome } else { return isAway } }"
    ),
    (".init(get: { [unowned self] in leads ? isHome : isAway }, set: open)", ""),
    (
      "Binding<Bool>(get: { [weak self] in self?.isOpen ?? false }, set: { [weak self] in self?.open($0) })",
      "var isOpen: Bool { if leads { return isHome }\nreturn isAway }"
    ),
    (
      "Binding(get: { self.isOpen }, set: { value in self.open(value) })",
      "var isOpen: Bool { guard leads else { return isAway }\nreturn isHome }"
    ),
    (
      "Binding(get: { self.isOpen }, set: open)",
      "var isOpen: Bool { switch leads { case true: isHome\ncase false: isAway } }"
    ),
    ("Binding(get: { (self.leads && self.isHome) || (!self.leads && self.isAway) }, set: open)", ""),
    (
      "Binding(get: { self.isAway || self.isHome }, set: open)", ""
    ),
    (
      "leads ? Binding(get: { self.isHome }, set: { self.isHome = $0 }) : Binding(get: { self.isAway }, set: { self.isAway = $0 })",
      ""
    ),
    (
      "shown",
      "var shown: Binding<Bool> { Binding(get: isOpen, set: open) }\nfunc isOpen() -> Bool { leads ? isHome : isAway }"
    ),
    (
      "shown()",
      "func shown() -> Binding<Bool> { Binding(get: { self.flag(self.leads) }, set: open) }\nfunc flag(_ home: Bool) -> Bool { home ? isHome : isAway }"
    ),
    (
      "Binding(get: isOpen, set: open)",
      "lazy var isOpen: () -> Bool = { self.leads ? self.isHome : self.isAway }"
    ),
    (
      "Binding(get: isOpen, set: open)",
      "}\nextension Guide {\nfunc isOpen() -> Bool { leads ? isHome : isAway }"
    ),
    (
      "Binding(get: isOpen, set: open)",
      "func isOpen() -> Bool { let open = leads ? isHome : isAway\nreturn open }"
    ),
    (
      "Binding(get: isOpen, set: open)",
      "func isOpen() -> Bool { func inner() -> Bool { leads ? isHome : isAway }\nreturn inner() }"
    ),
  ]) func `a link is driven by what its binding's getter gives, however that is written`(
    binding: String, members: String
  ) throws {
    #expect(try Self.statements(GuideApp(binding: binding, members: members)) == GuideApp.statements)
  }

  @Test(arguments: [
    """
    guard leads else { return }
    NotificationCenter.default.publisher(for: .gather).sink { _ in self.isHome = false }.store(in: &bag)
    """,
    """
    if leads { NotificationCenter.default.addObserver(forName: .gather, object: nil, queue: .main) { _ in self.isHome = false } }
    """,
    """
    if leads {
      NotificationCenter.default.publisher(for: .gather).receive(on: DispatchQueue.main)
        .sink { [weak self] _ in self?.open(false) }.store(in: &bag)
    }
    """,
    "listen()\n}\nfunc listen() { guard leads else { return }\nNotificationCenter.default.publisher(for: .gather).sink { _ in self.isHome = false }.store(in: &bag)",
    """
    NotificationCenter.default.publisher(for: .gather).sink { [weak self] _ in
      guard let self, self.leads else { return }
      self.isHome = false
    }.store(in: &bag)
    """,
  ]) func `only the object that leads hears of a notification, however it listens`(listening: String) throws {
    #expect(try Self.statements(GuideApp(listening: listening)) == GuideApp.statements)
  }

  @Test(arguments: [
    (
      "@StateObject private var guide: Guide\ninit() { _guide = StateObject(wrappedValue: Guide(leads: true)) }",
      "Hall()"
    ),
    ("@ObservedObject var guide: Guide", "Hall(guide: Guide(leads: true))"),
    ("@State private var guide = Guide(leads: true)", "Hall()"),
    ("@StateObject var guide: Guide = .init(leads: true)", "Hall()"),
  ]) func `an object is told apart wherever it is made`(leader: String, hall: String) throws {
    #expect(try Self.statements(GuideApp(leader: leader, hall: hall)) == GuideApp.statements)
  }

  @Test func `one flag for all does not make the others' unused links receivers`() throws {
    let app = GuideApp(
      binding: "Binding(get: { self.isHome }, set: { self.isHome = $0 })", members: "",
      opening: "isHome = value")
    #expect(try Self.statements(app) == GuideApp.statements)
  }
}
