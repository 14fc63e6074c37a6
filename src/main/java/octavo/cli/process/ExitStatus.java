package octavo.cli.process;

/// The exit statuses of commands.
public final class ExitStatus {
    public static final int FINE = 0;

    /// The input has problems.
    public static final int PROBLEMS = 1;

    public static final int WRONG_USE = 2;

    /// A file could not be read or written.
    public static final int NO_FILE = 3;

    /// As `EX_SOFTWARE` in `sysexits.h`.
    public static final int BUG = 70;

    private ExitStatus() {}
}
