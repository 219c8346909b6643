import SwiftUI

enum Find: Hashable { case shell(Int), stone(Int), bone(String) }

struct Beach { func walk() async -> [Find] { [] } }

@main struct BeachApp: App { var body: some Scene { WindowGroup { Finds() } } }

struct Finds: View {
  @State private var finds: [Find] = []

  var body: some View {
    NavigationStack {
      List(finds, id: \.self) { find in NavigationLink(value: find) { Text("Find") } }
        .navigationDestination(for: Find.self) { find in
          ZStack {
            switch find {
            case .shell(let number): Shell(number: number)
            case .stone(let number): Stone(number: number)
            case .bone(let name): Bone(name: name)
            }
          }
          .navigationBarTitleDisplayMode(.inline)
        }
    }
    .task { finds = await Beach().walk() }
  }
}

struct Shell: View {
  let number: Int
  @State private var isOpen = false
  var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Pearl() } }
}

struct Stone: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Bone: View {
  let name: String
  var body: some View { Text(name) }
}

struct Pearl: View { var body: some View { Text("Pearl") } }
