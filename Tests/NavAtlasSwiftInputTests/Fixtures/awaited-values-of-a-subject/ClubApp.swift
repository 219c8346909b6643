import Combine
import SwiftUI

struct Member { let name: String }

final class Club {
  static let shared = Club()
  private let subject = PassthroughSubject<Member?, Never>()
  var members: AsyncPublisher<PassthroughSubject<Member?, Never>> { subject.values }

  func enter(_ member: Member) { subject.send(member) }
  func leave() { subject.send(nil) }
}

@MainActor final class Door: ObservableObject {
  enum Stage { case splash, entrance, hall }
  @Published var stage = Stage.splash

  func watch() async {
    stage = .entrance
    for await member in Club.shared.members where member == nil {
      stage = .entrance
    }
  }
}

@main struct ClubApp: App {
  @StateObject private var door = Door()
  var body: some Scene { WindowGroup { DoorView(door: door) } }
}

struct DoorView: View {
  @ObservedObject var door: Door
  var body: some View {
    Group {
      switch door.stage {
      case .splash: SplashView()
      case .entrance: EntranceView(door: door)
      case .hall: HallView()
      }
    }
    .task { await door.watch() }
  }
}

struct SplashView: View { var body: some View { Text("Club") } }

struct EntranceView: View {
  let door: Door
  var body: some View {
    Button("Enter") {
      Club.shared.enter(Member(name: "Ann"))
      door.stage = .hall
    }
  }
}

struct HallView: View { var body: some View { Button("Leave") { Club.shared.leave() } } }
