// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lines",
    products: [.library(name: "Ferry", targets: ["Ferry"]), .library(name: "Bus", targets: ["Bus"])],
    targets: [.target(name: "Ferry"), .target(name: "Bus")]
)
