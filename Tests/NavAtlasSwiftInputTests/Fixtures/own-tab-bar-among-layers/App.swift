import SwiftUI

@main
struct FerryApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup { RootView().environmentObject(session) }
  }
}

final class Session: ObservableObject {
  @Published var isLoading = true
  @Published var isSignedIn = false
  @Published var isVerified = false
  @Published var sharedTrip: String?
}

/// The tabs are two views deep in a choice, in a layer, in a choice, in a choice.
struct RootView: View {
  @EnvironmentObject private var session: Session
  @State private var isTouring = false

  var body: some View {
    Group {
      if session.isLoading {
        SplashView()
      } else if session.isSignedIn {
        Group {
          if isTouring {
            TourView { isTouring = false }
          } else {
            ZStack {
              Group {
                if session.isVerified {
                  MainView()
                } else {
                  VerificationView()
                }
              }
              if let trip = session.sharedTrip {
                VStack {
                  Text(trip)
                  Button("Back") { session.sharedTrip = nil }
                }
              }
            }
          }
        }
      } else {
        SignInView()
      }
    }
  }
}

struct SplashView: View {
  @EnvironmentObject private var session: Session
  var body: some View {
    ProgressView().onAppear { session.isLoading = false }
  }
}

struct SignInView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("Sign in") { session.isSignedIn = true } }
}

struct VerificationView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("I have read the mail") { session.isVerified = true } }
}

struct TourView: View {
  let done: () -> Void
  var body: some View { Button("Done", action: done) }
}
