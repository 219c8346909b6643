import SwiftUI

protocol Errand: AnyObject { func begin() }

final class Bakery: Errand { func begin() {} }
final class Post: Errand { func begin() {} }
final class Walk: Errand { func begin() {} }

final class Day: ObservableObject {
  enum Stop { case home, oven, desk, bench }
  @Published var stop = Stop.home

  func done(_ errand: Errand) {
    if errand is Bakery {
      stop = .oven
    } else {
      switch errand {
      case is Post: stop = .desk
      case is Walk: stop = .bench
      default: break
      }
    }
  }
}

@main struct DayApp: App {
  @StateObject private var day = Day()
  var body: some Scene { WindowGroup { Town(day: day) } }
}

struct Town: View {
  @ObservedObject var day: Day

  var body: some View {
    switch day.stop {
    case .home: Home(day: day)
    case .oven: Oven(day: day)
    case .desk: Desk(day: day)
    case .bench: Bench()
    }
  }
}

struct Home: View {
  let day: Day
  var body: some View { Button("Bread") { day.done(Bakery()) } }
}

struct Oven: View {
  let day: Day
  var body: some View { Button("Post") { day.done(Post()) } }
}

struct Desk: View {
  let day: Day
  var body: some View { Button("Walk") { day.done(Walk()) } }
}

struct Bench: View { var body: some View { Text("Bench") } }
