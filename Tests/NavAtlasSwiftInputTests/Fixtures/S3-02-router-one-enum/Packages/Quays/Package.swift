// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Quays",
    products: [.library(name: "Quays", targets: ["Quays"])],
    dependencies: [.package(path: "../Core")],
    targets: [.target(name: "Quays", dependencies: ["Core"])]
)
