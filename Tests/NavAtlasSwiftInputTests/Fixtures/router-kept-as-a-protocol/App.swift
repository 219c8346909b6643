import SwiftUI

@main
struct KennelApp: App {
  @StateObject private var container = Container()

  var body: some Scene {
    WindowGroup { DogsView().environmentObject(container) }
  }
}

struct DogsView: View {
  @EnvironmentObject private var container: Container

  var body: some View {
    NavigationStack(path: $container.router.destination) {
      DogList()
        .navigationDestination(for: Destination.self) { destination in
          RoutingView(destination: destination)
        }
    }
  }
}

struct DogList: View {
  @EnvironmentObject private var container: Container

  var body: some View {
    List {
      Button("Rex") { container.router.push(to: .kennel(.dog(1))) }
      Button("Sign up") { container.router.push(to: .account(.signUp(name: "Ada"))) }
    }
  }
}

struct DogView: View {
  @EnvironmentObject private var container: Container
  let number: Int

  var body: some View {
    VStack {
      Button("Another one") { container.router.push(to: .kennel(.newDog)) }
      Button("Back") { container.router.pop() }
    }
  }
}

struct NewDogView: View {
  @EnvironmentObject private var container: Container
  var body: some View { Button("Done") { container.router.popToRootView() } }
}

struct SignUpView: View {
  @EnvironmentObject private var container: Container
  let name: String
  var body: some View { Button("Forget me") { container.router.push(to: .account(.deletion)) } }
}

struct DeletionView: View {
  var body: some View { Text("Gone") }
}
