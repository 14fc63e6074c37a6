package octavo.cli.shared;

import picocli.CommandLine.Option;

/// The options of commands that only show their changes unless told to make them.
public final class ApplyOptions {
    @Option(names = "--apply", description = "Makes the changes.")
    private boolean apply;

    @Option(
            names = "--dry-run",
            description = "Shows what would change, and changes nothing, even with --apply.")
    private boolean dryRun;

    /// Whether to make the changes of a plan.
    public boolean makesChanges() {
        return apply && !dryRun;
    }

    /// Whether changes were asked for, if only to see them.
    public boolean isApplyGiven() {
        return apply;
    }

    public boolean dryRun() {
        return dryRun;
    }
}
