import SwiftUI
@main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } }
enum FairTab { case rides, food, me }
struct FairView: View {
    @State private var selection = FairTab.rides
    @State private var isNative = true
    var body: some View {
        TabView(selection: $selection) {
            RidesView().tabItem { Text("Rides") }.tag(FairTab.rides)
            ZStack {
                if isNative { FoodView() } else { FoodWebView() }
            }
            .tabItem {
                if selection == .food { Assets.foodOn.image } else { Assets.foodOff.image }
                Text("Food")
            }
            .tag(FairTab.food)
            VStack {
                MeView()
            }
            .tabItem {
                if selection == .me { Assets.meOn.swiftUIImage.renderingMode(.template) } else { Assets.meOff.swiftUIImage.renderingMode(.template) }
                Text("Me")
            }
            .tag(FairTab.me)
            .accessibilityIdentifier("me")
        }
        .onAppear { isNative = UserDefaults.standard.bool(forKey: "native") }
    }
}
struct RidesView: View { var body: some View { Text("Rides") } }
struct FoodView: View { var body: some View { Text("Food") } }
struct FoodWebView: View { var body: some View { Text("Food") } }
struct MeView: View { var body: some View { Text("Me") } }
