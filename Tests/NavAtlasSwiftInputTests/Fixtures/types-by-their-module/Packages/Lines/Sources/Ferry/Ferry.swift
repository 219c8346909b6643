public struct Trip {
    public var quays: [Quay] = []
    public init() {}
}

public enum Quay: Hashable { case pier }
