package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ShellQuoting;
import octavo.storage.PathObjection;
import octavo.storage.UnconfirmedPath;

import java.util.stream.Collectors;

/// Says how to allow files that only content names.
public final class AllowHint {
    private AllowHint() {}

    /// A refusal with a line for each file, and with what the user may do.
    ///
    /// @param what was not done with them: "read" or "written"
    public static CommandRefusal refusal(UnconfirmedPath refused, String what) {
        return new CommandRefusal(
                ExitStatus.NO_FILE,
                refused.objections().stream()
                        .map(objection -> said(objection, what))
                        .collect(Collectors.joining("\noctavo: ")));
    }

    private static String said(PathObjection objection, String what) {
        String said = "%s was not %s: %s.".formatted(objection.path(), what, objection.reason());
        return objection.canBeAllowed()
                ? said
                        + " If you want that, run this with --allow %s once."
                                .formatted(ShellQuoting.literal(objection.path().toString()))
                : said;
    }
}
