import SwiftUI

@main struct DeskApp: App { var body: some Scene { WindowGroup { Door() } } }

final class Server {
  static let shared = Server()
  let expirations: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (expirations, continuation) = AsyncStream.makeStream(of: Void.self) }

  func load() async -> Bool {
    continuation.yield(())
    return false
  }
}

struct Door: View {
  @State private var isOpen = false
  var body: some View {
    Group {
      if isOpen { Desk() } else { Gate(isOpen: $isOpen) }
    }
    .task {
      for await _ in Server.shared.expirations { isOpen = false }
    }
  }
}

struct Gate: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Enter") { isOpen = true } }
}

struct Desk: View {
  @State private var isWriting = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Letters") { Letters() }
        NavigationLink("Bills") { Bills() }
        NavigationLink("Notes") { Notes() }
        NavigationLink("Plans") { Plans() }
      }
      .task { _ = await Server.shared.load() }
      .toolbar { Button("Write") { isWriting = true } }
      .sheet(isPresented: $isWriting) { Pen() }
    }
  }
}

struct Pen: View { var body: some View { Text("Pen").task { _ = await Server.shared.load() } } }
struct Letters: View { var body: some View { Text("Letters").task { _ = await Server.shared.load() } } }
struct Bills: View { var body: some View { Text("Bills").task { _ = await Server.shared.load() } } }
struct Notes: View { var body: some View { Text("Notes").task { _ = await Server.shared.load() } } }
struct Plans: View { var body: some View { Text("Plans").task { _ = await Server.shared.load() } } }
