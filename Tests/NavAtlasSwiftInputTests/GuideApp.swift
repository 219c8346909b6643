/// An app in which each screen has an object of its own, whose hidden link leads on. One of the objects leads: a
/// notification brings everybody back to its screen.
struct GuideApp {
  /// What the hidden link is bound to, in the object's code.
  var binding = "Binding(get: isOpen, set: open)"
  /// Members of the object.
  var members = "func isOpen() -> Bool { leads ? isHome : isAway }"
  /// What the object does to be told, where it leads.
  var listening = """
    if leads {
      NotificationCenter.default.publisher(for: .gather).sink { [weak self] _ in self?.isHome = false }.store(in: &bag)
    }
    """
  /// What opens or closes the object's door.
  var opening = "if leads { isHome = value } else { isAway = value }"
  /// How the first room has its object.
  var leader = "@StateObject private var guide = Guide(leads: true)"
  /// How the first room is made.
  var hall = "Hall()"
  /// How the other rooms have theirs.
  var follower = "@StateObject private var guide = Guide()"

  var source: String {
    """
    import Combine
    import SwiftUI
    @main struct MuseumApp: App { var body: some Scene { WindowGroup { NavigationView { Foyer() } } } }
    struct Foyer: View { var body: some View { NavigationLink("In") { \(hall) } } }
    extension Notification.Name { static let gather = Notification.Name("gather") }
    enum Room {
      case hall, gallery, cellar, attic
      @ViewBuilder var view: some View {
        switch self {
        case .hall: \(hall)
        case .gallery: Gallery()
        case .cellar: Cellar()
        case .attic: Attic()
        }
      }
    }
    final class Guide: ObservableObject {
      @Published var isAway = false
      @Published var isHome = false
      let leads: Bool
      var next: Room = .hall
      var bag = Set<AnyCancellable>()
      init(leads: Bool = false) {
        self.leads = leads
        \(listening)
      }
      func door() -> some View { NavigationLink(isActive: \(binding)) { next.view } label: { EmptyView() } }
      func go(to room: Room) {
        next = room
        open(true)
      }
      func open(_ value: Bool) { \(opening) }
      func gather() { NotificationCenter.default.post(name: .gather, object: nil) }
      \(members)
    }
    struct Hall: View {
      \(leader)
      var body: some View {
        VStack {
          guide.door()
          Button("Up") { guide.go(to: .gallery) }
          Button("Down") { guide.go(to: .cellar) }
        }
      }
    }
    struct Gallery: View {
      \(follower)
      var body: some View {
        VStack {
          guide.door()
          Button("Up") { guide.go(to: .attic) }
        }
      }
    }
    struct Attic: View {
      \(follower)
      var body: some View {
        VStack {
          guide.door()
          Button("Together") { guide.gather() }
        }
      }
    }
    struct Cellar: View {
      \(follower)
      var body: some View {
        VStack {
          guide.door()
          Button("Together") { guide.gather() }
        }
      }
    }
    """
  }

  static let statements: Set<String> = [
    "launch Foyer", "Foyer -viewPush-> Hall", "Hall -viewPush-> Gallery", "Hall -viewPush-> Cellar",
    "Gallery -viewPush-> Attic", "Attic -popToLogicalRoot-> Hall", "Cellar -pop->",
  ]
}
