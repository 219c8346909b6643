import SwiftUI

@main
struct ZooApp: App {
    var body: some Scene {
        WindowGroup { EntranceView() }
    }
}

struct Animal: Hashable { var name: String }
struct Keeper: Hashable { var name: String }
struct Ticket: Hashable { var price: Int }

struct EntranceView: View {
    @State private var walk = NavigationPath()

    var body: some View {
        NavigationStack(path: $walk) {
            List {
                NavigationLink("Zebra", value: Animal(name: "Zebra"))
                NavigationLink("Keeper", value: Keeper(name: "Rosa"))
                NavigationLink("Ticket", value: Ticket(price: 9))
            }
            .navigationDestination(for: Animal.self) { AnimalView(animal: $0) }
            .navigationDestination(for: Keeper.self) { KeeperView(keeper: $0) }
        }
    }
}

struct AnimalView: View {
    let animal: Animal
    var body: some View {
        NavigationLink("Fed by", value: Keeper(name: "Rosa"))
    }
}

struct KeeperView: View {
    let keeper: Keeper
    var body: some View { Text(keeper.name) }
}

struct TicketView: View {
    let ticket: Ticket
    var body: some View { Text("\(ticket.price)") }
}
