import SwiftUI

@main struct BakeryApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

final class Popups: ObservableObject {
  static let shared = Popups()
  @Published var builder: (() -> AnyView)?
  @Published var knows = false
  @Published var greets = true

  func ask(_ title: String, confirm: @escaping () -> Void) {
    builder = { [weak self] in
      AnyView(
        PopupView(
          title: title,
          confirm: {
            self?.close()
            confirm()
          },
          cancel: { self?.close() }))
    }
  }

  func close() { builder = nil }
}

struct PopupView: View {
  let title: String
  let confirm: () -> Void
  let cancel: () -> Void
  var body: some View {
    VStack {
      Text(title)
      Button("Yes", action: confirm)
      Button("No", action: cancel)
    }
  }
}

enum Route: Hashable { case oven, cellar }

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func go<T: Hashable>(to route: T) { path.append(route) }
}

struct CounterView: View {
  @StateObject private var popups = Popups.shared
  @StateObject private var questions = Questions.shared
  @StateObject private var router = Router()

  var body: some View {
    ZoomContainer {
      VStack(spacing: 0) {
        TabView {
          NavigationStack(path: $router.path) {
            ShelfView()
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .oven: OvenView()
                case .cellar: CellarView()
                }
              }
          }
          .environmentObject(router)
          TillView()
        }
      }
    }
    .environmentObject(router)
    .overlay {
      if questions.title != nil {
        QuestionView(questions: questions)
      }
    }
    .modifier(PopupOverlay(popups: popups))

  }
}

struct PopupOverlay: ViewModifier {
  @ObservedObject var popups: Popups
  func body(content: Content) -> some View {
    ZStack {
      content
      if let builder = popups.builder {
        Rectangle().onTapGesture { popups.close() }
        builder()
      }
    }
  }
}

struct ShelfView: View {
  @EnvironmentObject private var router: Router
  var body: some View {
    Button("Bake") { router.go(to: Route.oven) }
    Button("Down") {
      Popups.shared.ask("Sure?") { router.go(to: Route.cellar) }
    }
  }
}

struct OvenView: View { var body: some View { Text("Hot") } }
struct CellarView: View { var body: some View { Text("Cold") } }

struct GreetingView: View { var body: some View { Text("Hello") } }
extension View {
  @ViewBuilder func onlyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct ZoomContainer<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.frame(width: 3) }
}

/// Keeps what a screen says to do for a layer over the whole window, which calls it.
final class Questions: ObservableObject {
  static let shared = Questions()
  @Published var title: String?
  @Published var confirm: (() async throws -> Void)?

  func ask(_ title: String, confirm: @escaping () async throws -> Void) {
    withAnimation {
      self.title = title
      self.confirm = confirm
    }
  }

  func close() {
    title = nil
    confirm = nil
  }
}

struct QuestionView: View {
  @ObservedObject var questions: Questions
  var body: some View {
    Button("Yes") {
      Task {
        try await questions.confirm?()
        questions.close()
      }
    }
  }
}

struct TillView: View {
  @State private var isCounting = false
  var body: some View {
    Button("Count") { Questions.shared.ask("Now?") { isCounting = true } }
      .sheet(isPresented: $isCounting) { CountView() }
  }
}

struct CountView: View { var body: some View { Text("12") } }
