// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NavAtlas", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "NavAtlasKit", package: "NavAtlas")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
