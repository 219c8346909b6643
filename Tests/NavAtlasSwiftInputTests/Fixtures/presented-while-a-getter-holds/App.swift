import SwiftUI

@main
struct LibraryApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup { ShelvesView().environmentObject(session) }
  }
}

enum Loan: Equatable { case none, asked, late(Int) }

final class Session: ObservableObject {
  @Published var reader: String?
  @Published var hasAgreed = false
  @Published var loan = Loan.none

  var isSignedIn: Bool { reader != nil }

  func signIn() { reader = "Ada" }
  func signOut() { reader = nil }
}

/// A cover that is there as long as nobody is signed in, and what else a getter makes of storage.
struct ShelvesView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    NavigationStack {
      VStack {
        Button("Sign out") { session.signOut() }
        Button("Borrow") { session.loan = .asked }
        Button("Forget it") { session.loan = .none }
      }
      .navigationDestination(isPresented: Binding(get: { session.loan == .asked }, set: { _ in })) {
        LoanView()
      }
    }
    .fullScreenCover(isPresented: Binding(get: { !session.isSignedIn }, set: { _ in })) { SignInView() }
    .sheet(isPresented: .constant(!session.hasAgreed)) { RulesView() }
  }
}

struct SignInView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("Sign in") { session.signIn() } }
}

struct RulesView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("I agree") { session.hasAgreed = true } }
}

struct LoanView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    VStack {
      Button("Bring it back") { session.loan = .none }
      Button("Read the rules") { session.hasAgreed = false }
    }
  }
}
