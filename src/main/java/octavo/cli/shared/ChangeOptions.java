package octavo.cli.shared;

import picocli.CommandLine.Option;

/// The options of commands that change a library at once.
public final class ChangeOptions {
    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = LibraryOutput.JSON_HELP)
    private boolean json;

    @Option(
            names = "--proposed",
            description =
                    "Marks the new values as proposed by an assistant: check and cited report them"
                            + " until a service confirms them or a person accepts them.")
    private boolean proposed;

    public boolean dryRun() {
        return dryRun;
    }

    boolean marksProposals() {
        return proposed;
    }

    public boolean json() {
        return json;
    }
}
