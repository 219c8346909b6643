import SwiftUI

@propertyWrapper struct Door: DynamicProperty {
  @State private var isAjar = false

  var wrappedValue: Bool {
    get { isAjar }
    nonmutating set { isAjar = newValue }
  }

  var projectedValue: Handle { Handle(isAjar: $isAjar) }

  struct Handle {
    let isAjar: Binding<Bool>
    func pull() { isAjar.wrappedValue = true }
    func push() { isAjar.wrappedValue = false }
  }
}

@propertyWrapper struct Shown<Thing>: DynamicProperty {
  @State private var thing: Thing?

  init() {}

  var wrappedValue: Thing? {
    get { thing }
    nonmutating set { thing = newValue }
  }

  var projectedValue: Binding<Thing?> { $thing }
}

struct Lamp: Identifiable { let id: Int }

@main struct HouseApp: App { var body: some Scene { WindowGroup { NavigationStack { House() } } } }

extension View {
  func behind<Room: View>(_ handle: Door.Handle, @ViewBuilder room: () -> Room) -> some View {
    navigationDestination(isPresented: handle.isAjar, destination: room)
  }
}

struct House: View {
  @Door private var cellar
  @Door private var attic
  @Shown private var lamp: Lamp?

  var body: some View {
    VStack {
      Button("Cellar") { cellar = true }
      Button("Attic", action: $attic.pull)
      Button("Lamp") { lamp = Lamp(id: 1) }
    }
    .sheet(isPresented: $cellar.isAjar) { Cellar(leave: $cellar.push) }
    .behind($attic) { Attic(handle: $attic) }
    .popover(item: $lamp) { _ in LampPage(lamp: $lamp) }
  }
}

struct Cellar: View {
  let leave: () -> Void
  var body: some View { Button("Leave", action: leave) }
}

struct Attic: View {
  let handle: Door.Handle
  var body: some View { Button("Down") { handle.push() } }
}

struct LampPage: View {
  @Binding var lamp: Lamp?
  var body: some View { Button("Off") { lamp = nil } }
}
