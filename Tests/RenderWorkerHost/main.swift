import Graphviz

// What the tool's hidden subcommand does, for tests that must not depend on the tool.
WorkerServer.run()
