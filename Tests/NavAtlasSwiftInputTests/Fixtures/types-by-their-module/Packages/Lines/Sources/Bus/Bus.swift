public struct Trip {
    public var stations: [Station] = []
    public init() {}
}

public enum Station: Hashable { case stop }
