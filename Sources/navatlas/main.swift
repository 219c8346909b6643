import ArgumentParser
import NavAtlasCLI

NavAtlasCommand.start()
