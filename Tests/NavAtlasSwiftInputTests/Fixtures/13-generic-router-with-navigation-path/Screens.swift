import SwiftUI

struct ApiaryView: View {
    @EnvironmentObject var smoker: Smoker
    private let hives = [Hive(colour: "blue"), Hive(colour: "white")]

    var body: some View {
        List(hives, id: \.self) { hive in
            Button(hive.colour) { smoker.puff(hive) }
        }
    }
}

struct HiveView: View {
    @EnvironmentObject var smoker: Smoker
    let hive: Hive

    var body: some View {
        Button("Harvest") { smoker.puff(Harvest(kilos: 3)) }
        Button("Swap hive") { smoker.exchange(for: Hive(colour: "red")) }
        Button("Back") { smoker.wave() }
    }
}

struct HarvestView: View {
    @EnvironmentObject var smoker: Smoker
    let harvest: Harvest

    var body: some View {
        Button("Done") { smoker.clearTheAir() }
        Button("Both closed") { smoker.wave(2) }
    }
}
