import SwiftUI

struct IslandListView: View {
    let rudder: Rudder<IslandCourse>
    var body: some View { Button("North") { rudder.steer(.island(1)) } }
}

struct IslandView: View {
    let rudder: Rudder<IslandCourse>
    var body: some View { Button("Beach") { rudder.steer(.beach) } }
}

struct BeachView: View {
    let rudder: Rudder<IslandCourse>
    var body: some View { Button("All islands") { rudder.anchor() } }
}

struct CargoListView: View {
    let rudder: Rudder<CargoCourse>

    init(rudder: Rudder<CargoCourse>) {
        self.rudder = rudder
    }

    var body: some View { Button("Crate 1") { rudder.steer(.crate(1)) } }
}

struct CrateView: View {
    let course: CargoCourse
    var body: some View { Text("Apples") }
}
