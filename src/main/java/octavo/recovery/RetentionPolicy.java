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
    private static final int KEPT_NEWEST = 20;
    private static final int KEPT_DAILY = 30;
    private static final int KEPT_WEEKLY = 104;
    private static final int KEPT_ALWAYS = 3;

    private RetentionPolicy() {}

    /// The versions that may be deleted, of versions in order, the newest first.
    ///
    /// @param mostBytes the total size allowed, in bytes
    static List<LibraryVersion> superfluousVersions(
            List<LibraryVersion> versions,
            ToLongFunction<LibraryVersion> fileLength,
            long mostBytes) {
        List<LibraryVersion> keptVersions = keptVersions(versions);
        long usedBytes = 0;
        int keptCount = 0;
        for (LibraryVersion version : keptVersions) {
            usedBytes += fileLength.applyAsLong(version);
            if (usedBytes > mostBytes && keptCount >= KEPT_ALWAYS) {
                break;
            }
            keptCount++;
        }
        List<LibraryVersion> superfluousVersions = new ArrayList<>(versions);
        superfluousVersions.removeAll(keptVersions.subList(0, keptCount));
        return superfluousVersions;
    }

    private static List<LibraryVersion> keptVersions(List<LibraryVersion> versions) {
        List<LibraryVersion> keptVersions = new ArrayList<>();
        for (LibraryVersion version : versions) {
            if (keptVersions.size() < KEPT_NEWEST
                    || keptVersions.size() < KEPT_NEWEST + KEPT_DAILY
                            && dayNumber(version) != dayNumber(keptVersions.getLast())
                    || keptVersions.size() < KEPT_NEWEST + KEPT_DAILY + KEPT_WEEKLY
                            && weekNumber(version) != weekNumber(keptVersions.getLast())) {
                keptVersions.add(version);
            }
        }
        return keptVersions;
    }

    private static long dayNumber(LibraryVersion version) {
        return version.savedAt().atOffset(ZoneOffset.UTC).toLocalDate().toEpochDay();
    }

    private static long weekNumber(LibraryVersion version) {
        LocalDate date = version.savedAt().atOffset(ZoneOffset.UTC).toLocalDate();
        return date.get(IsoFields.WEEK_BASED_YEAR) * 100L
                + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
    }
}
