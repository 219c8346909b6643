import SwiftUI

@main struct VineyardApp: App { var body: some Scene { WindowGroup { Vineyard() } } }

struct Soil: Hashable { let name: String }

struct Vineyard: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Flat") { Row(title: "Flat") }
        NavigationLink("Slope") { Row(title: "Slope", soil: Soil(name: "Slate")) }
        NavigationLink("Terrace") { Row(title: "Terrace", soil: Soil(name: "Loess")) }
      }
    }
  }
}

struct Row: View {
  let title: String
  var soil: Soil? = nil
  @State private var explains = false
  @State private var prunes = false

  var body: some View {
    Text(title)
      .toolbar {
        if soil != nil { Button("Soil") { explains = true } }
        Button("Prune") { prunes = true }
      }
      .sheet(isPresented: $explains) { if let soil { SoilInfo(soil: soil) } }
      .sheet(isPresented: $prunes) { Pruning() }
  }
}

struct SoilInfo: View {
  let soil: Soil

  var body: some View { Text(soil.name) }
}

struct Pruning: View { var body: some View { Text("In March") } }
