// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shop",
    products: [.library(name: "Store", targets: ["Store"]), .library(name: "Repair", targets: ["Repair"])],
    targets: [.target(name: "Store"), .target(name: "Repair")]
)
