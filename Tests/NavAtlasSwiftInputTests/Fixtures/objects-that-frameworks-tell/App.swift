import AuthenticationServices
import CoreLocation
import StoreKit
import SwiftUI

@main struct TrailApp: App {
  @StateObject private var compass = Compass()
  var body: some Scene {
    WindowGroup {
      Group { if compass.isAllowed { Trails() } else { Permission() } }.environmentObject(compass)
    }
  }
}

final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var isAllowed = false
  private let manager = CLLocationManager()
  override init() {
    super.init()
    manager.delegate = self
  }
  func ask() { manager.requestWhenInUseAuthorization() }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: isAllowed = true
    default: isAllowed = false
    }
  }
}

final class Keeper: NSObject, ObservableObject, ASAuthorizationControllerDelegate {
  @Published var isKnown = false
  func begin() {
    let controller = ASAuthorizationController(authorizationRequests: [])
    controller.delegate = self
    controller.performRequests()
  }
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { isKnown = true }
}

struct Permission: View {
  @EnvironmentObject private var compass: Compass
  var body: some View { Button("Allow") { compass.ask() } }
}

struct Trails: View {
  @StateObject private var keeper = Keeper()
  var body: some View {
    Button("Sign in") { keeper.begin() }
      .fullScreenCover(isPresented: $keeper.isKnown) { Diary() }
  }
}

struct Diary: View { var body: some View { Text("Diary") } }
