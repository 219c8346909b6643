import SwiftUI

@main struct OpticianApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Shop() } } }
}

struct Shop: View { var body: some View { NavigationLink("Test") { EyeTest() } } }

struct Glasses: View { var body: some View { Text("Glasses") } }
