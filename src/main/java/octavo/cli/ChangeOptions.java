package octavo.cli;

import picocli.CommandLine.Option;

/// The options of commands that change a library at once.
final class ChangeOptions {
    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = LibraryOutput.JSON)
    private boolean json;

    boolean dryRun() {
        return dryRun;
    }

    boolean json() {
        return json;
    }
}
