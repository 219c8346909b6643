import SwiftUI

/// A bakery's counter: code asks, shows who answers, and goes on with the answer.
@MainActor @Observable final class Counter {
  struct Page: Identifiable, Hashable {
    let id = UUID()
    let view: AnyView
    static func == (left: Page, right: Page) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  var pages: [Page] = []
  var isAsking = false
  var isBaking = false
  private var asked: CheckedContinuation<Bool, Never>?

  func show<Answer: Sendable, V: View>(_ make: (@escaping (Answer) -> Void) -> V) async -> Answer {
    await withCheckedContinuation { continuation in
      pages.append(Page(view: AnyView(make { continuation.resume(returning: $0) })))
    }
  }

  func confirm() async -> Bool {
    isAsking = true
    let answer = await withCheckedContinuation { asked = $0 }
    isAsking = false
    return answer
  }

  func answer(_ answer: Bool) { asked?.resume(returning: answer) }

  func order() async {
    let flour: String = await show { FlourPage(chosen: $0) }
    let shape: Int = await show { done in ShapePage(flour: flour, done: done) }
    if shape > 1 {
      let _: Bool = await show { GiftPage(wrapped: $0) }
    }
    let _: Bool = await show { ReceiptPage(close: $0) }
    pages.removeAll()
  }
}

@main struct BakeryApp: App {
  @State private var counter = Counter()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $counter.pages) {
        Shop(counter: counter).navigationDestination(for: Counter.Page.self) { $0.view }
      }
    }
  }
}

struct Shop: View {
  @Bindable var counter: Counter
  @State private var isWarm = false

  var body: some View {
    VStack {
      Button("Order") { Task { await counter.order() } }
      Button("Bake") { Task { if await counter.confirm() { counter.isBaking = true } } }
      Button("Warm") { Task { await warm() } }
    }
    .sheet(isPresented: $counter.isAsking) { ConfirmPage(counter: counter) }
    .fullScreenCover(isPresented: $counter.isBaking) { OvenPage() }
    .sheet(isPresented: $isWarm) { WarmPage() }
  }

  /// What a framework calls back, no screen resumes.
  private func warm() async {
    await withCheckedContinuation { continuation in
      Heater.shared.heat { continuation.resume() }
    }
    isWarm = true
  }
}

struct FlourPage: View {
  let chosen: (String) -> Void
  var body: some View { Button("Rye") { chosen("rye") } }
}
struct ShapePage: View {
  let flour: String
  let done: (Int) -> Void
  var body: some View { Button("Round") { done(1) } }
}
struct GiftPage: View {
  let wrapped: (Bool) -> Void
  var body: some View { Button("Wrap") { wrapped(true) } }
}
struct ReceiptPage: View {
  let close: (Bool) -> Void
  var body: some View { Button("Close") { close(true) } }
}
struct ConfirmPage: View {
  let counter: Counter
  var body: some View {
    Button("Yes") { counter.answer(true) }
    Button("No") { counter.answer(false) }
  }
}
struct OvenPage: View { var body: some View { Text("Oven") } }
struct WarmPage: View { var body: some View { Text("Warm") } }
