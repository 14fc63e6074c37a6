package octavo.cli.shared;

import picocli.CommandLine.Option;

/// The options of commands that change a library at once.
public final class ChangeOptions {
    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = LibraryOutput.JSON_HELP)
    private boolean json;

    public boolean dryRun() {
        return dryRun;
    }

    public boolean json() {
        return json;
    }
}
