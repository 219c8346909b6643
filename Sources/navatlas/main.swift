import ArgumentParser
import NavAtlasCLI

NavAtlasCommand.main()
