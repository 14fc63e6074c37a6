package octavo.cli.process;

/// The version of Octavo.
public final class ProgramVersion {
    public static final String CURRENT = "0.2.0";

    private ProgramVersion() {}
}
