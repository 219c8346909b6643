// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lantern",
    products: [.library(name: "Lantern", targets: ["Lantern"])],
    targets: [
        .target(name: "Lantern"),
        .target(name: "AtticInterface"),
        .target(name: "Attic", dependencies: ["Lantern", "AtticInterface", "CellarInterface"]),
        .target(name: "CellarInterface"),
        .target(name: "Cellar", dependencies: ["Lantern", "CellarInterface", "AtticInterface"]),
    ]
)
