package octavo.recovery;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/// Decides which versions are kept: all of the newest, then one per day, then one per week. Newer
/// means a greater number. The clock only groups versions into days, so that a wrong clock deletes
/// no version that would otherwise be kept.
final class RetentionPolicy {
    private static final int ALL = 20;
    private static final int DAYS = 30;
    private static final int WEEKS = 104;
    private static final int LEAST = 3;

    private RetentionPolicy() {}

    /// The versions that may be deleted, of versions in order, the newest first.
    ///
    /// @param room the total size allowed, in bytes
    static List<LibraryVersion> superfluous(
            List<LibraryVersion> versions, ToLongFunction<LibraryVersion> length, long room) {
        List<LibraryVersion> kept = kept(versions);
        long used = 0;
        int most = 0;
        for (LibraryVersion version : kept) {
            used += length.applyAsLong(version);
            if (used > room && most >= LEAST) {
                break;
            }
            most++;
        }
        List<LibraryVersion> superfluous = new ArrayList<>(versions);
        superfluous.removeAll(kept.subList(0, most));
        return superfluous;
    }

    private static List<LibraryVersion> kept(List<LibraryVersion> versions) {
        List<LibraryVersion> kept = new ArrayList<>();
        for (LibraryVersion version : versions) {
            if (kept.size() < ALL
                    || kept.size() < ALL + DAYS && day(version) != day(kept.getLast())
                    || kept.size() < ALL + DAYS + WEEKS && week(version) != week(kept.getLast())) {
                kept.add(version);
            }
        }
        return kept;
    }

    private static long day(LibraryVersion version) {
        return version.time().atOffset(ZoneOffset.UTC).toLocalDate().toEpochDay();
    }

    private static long week(LibraryVersion version) {
        LocalDate date = version.time().atOffset(ZoneOffset.UTC).toLocalDate();
        return date.get(IsoFields.WEEK_BASED_YEAR) * 100L
                + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
    }
}
