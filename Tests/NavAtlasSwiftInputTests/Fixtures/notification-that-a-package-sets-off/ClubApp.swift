import Alamofire
import SwiftUI

extension Notification.Name { static let cardExpired = Notification.Name("cardExpired") }

final class Renewal: RequestInterceptor {
  func retry(_ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
    Task {
      do {
        try await renew()
        completion(.retry)
      } catch {
        NotificationCenter.default.post(name: .cardExpired, object: nil)
        completion(.doNotRetry)
      }
    }
  }
  private func renew() async throws {}
}

struct Client {
  let session = Session(interceptor: Renewal())
  func rows() async throws -> [String] { try await session.request("https://club.example/rows").serializingDecodable([String].self).value }
}

@main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @State private var isIn = false
  var body: some View {
    Group {
      if isIn { HallView() } else { GateView(isIn: $isIn) }
    }
    .onReceive(NotificationCenter.default.publisher(for: .cardExpired)) { _ in isIn = false }
  }
}
struct GateView: View {
  @Binding var isIn: Bool
  var body: some View { Button("Enter") { isIn = true } }
}
struct HallView: View {
  @State private var rows: [String] = []
  var body: some View {
    NavigationStack { List(rows, id: \.self) { Text($0) } }.task { rows = (try? await Client().rows()) ?? [] }
  }
}
