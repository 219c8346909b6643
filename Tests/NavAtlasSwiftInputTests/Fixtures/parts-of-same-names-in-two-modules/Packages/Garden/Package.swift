// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Garden",
  products: [.library(name: "Fruit", targets: ["Fruit"]), .library(name: "Root", targets: ["Root"])],
  targets: [.target(name: "Fruit"), .target(name: "Root")]
)
