import Combine
import SwiftUI

extension Notification.Name {
  static let tokenExpired = Notification.Name("tokenExpired")
}

@main
struct LighthouseApp: App {
  private let services = Services()

  var body: some Scene {
    WindowGroup { RootView(session: services.session, reports: services.reports) }
  }
}

final class Services {
  lazy var client = Client()
  lazy var reports = Reports(client: client)
  lazy var session = Session()
}

final class Client {
  func fetch(_ path: String) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(from: URL(string: path)!)
    if (response as? HTTPURLResponse)?.statusCode == 401 {
      NotificationCenter.default.post(name: .tokenExpired, object: nil)
    }
    return data
  }
}

struct Reports {
  let client: Client

  func today() async throws -> Data { try await client.fetch("reports/today") }
}

final class Session: ObservableObject {
  @Published var keeper: String?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .tokenExpired)
      .sink { [weak self] _ in self?.keeper = nil }
      .store(in: &subscriptions)
  }
}

struct RootView: View {
  @ObservedObject var session: Session
  let reports: Reports

  var body: some View {
    if session.keeper == nil {
      SignInView(session: session)
    } else {
      BeamView(reports: reports)
    }
  }
}

struct SignInView: View {
  @ObservedObject var session: Session

  var body: some View {
    Button("Sign in") { session.keeper = "Ann" }
  }
}

struct BeamView: View {
  let reports: Reports

  var body: some View {
    Text("Beam")
      .task { _ = try? await reports.today() }
  }
}
