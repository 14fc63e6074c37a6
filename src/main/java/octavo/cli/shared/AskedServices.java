package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.UserLookup;
import octavo.settings.ServiceKeys;
import octavo.settings.SettingsFile;

import java.io.PrintWriter;
import java.util.List;

/// Services that a command asks, as the user has set it. Whoever calls such a command consents to
/// being online.
public final class AskedServices {
    private static final int PROGRESS_STEP = 10;

    private AskedServices() {}

    /// Something that takes as long as services take to answer.
    ///
    /// @param <T> the result
    public interface ServiceWork<T> {
        /// @throws InterruptedException if nobody wants the answer any more
        T perform() throws InterruptedException;
    }

    /// Look-ups with the user's keys.
    public static UserLookup userLookup() {
        return new UserLookup(ServiceKeys.ofUser());
    }

    /// The user's address for services; empty for none.
    public static String contactMail() {
        return SettingsFile.ofUser().loadSettings().onlineChoice().contactMail();
    }

    /// Does something that waits for answers; an interruption ends the command.
    public static <T> T await(ServiceWork<T> serviceWork) {
        try {
            return serviceWork.perform();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CommandRefusal(ExitStatus.PROBLEMS, "Interrupted.");
        }
    }

    /// Says now and then how far a run over entries is.
    public static void tellProgress(PrintWriter err, int index, int entryCount, String key) {
        if (index > 0 && index % PROGRESS_STEP == 0) {
            err.printf("octavo: %d of %d entries: %s%n", index, entryCount, key);
            err.flush();
        }
    }

    /// Says which services have not answered, and why.
    public static void printFailures(PrintWriter err, List<ListingFailure> failures) {
        failures.forEach(it ->
                err.printf("octavo: %s has not answered: %s%n", it.serviceName(), it.reason()));
    }
}
