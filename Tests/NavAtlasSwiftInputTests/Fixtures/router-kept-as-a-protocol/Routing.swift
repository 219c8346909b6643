import SwiftUI

/// What it is made with is storage of its own, which nothing here changes.
struct RoutingView: View {
  @State var destination: Destination

  var body: some View {
    switch destination {
    case .account(let account): accountView(account)
    case .kennel(let kennel): kennelView(kennel)
    }
  }
}

extension RoutingView {
  @ViewBuilder
  private func accountView(_ route: Destination.Account) -> some View {
    switch route {
    case .signUp(let name): SignUpView(name: name)
    case .deletion: DeletionView()
    }
  }

  @ViewBuilder
  private func kennelView(_ route: Destination.Kennel) -> some View {
    switch route {
    case .dog(let number): DogView(number: number)
    case .newDog: NewDogView()
    }
  }
}
