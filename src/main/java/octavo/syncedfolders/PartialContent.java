package octavo.syncedfolders;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.merge.TruncatedSide;
import octavo.recovery.LibrarySize;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How a file of a library looks incomplete or damaged, as one does that a service has not finished
/// writing.
public enum PartialContent {
    /// It has far fewer entries or bytes.
    SHRUNK,
    /// It ends within an entry.
    CUT_OFF,
    /// It contains NUL bytes, as a file does whose content has not arrived.
    NUL_BYTES,
    /// Many entries are in it twice.
    DOUBLED;

    /// How few of the entries may be repeated, in tenths of those known.
    private static final int DOUBLED_TENTHS = 5;

    private static final int FEWEST_DOUBLED = 4;

    /// What is odd about a present file; empty if nothing is, or if the known file is as odd.
    public static Optional<PartialContent> of(BibFile knownFile, BibFile presentFile) {
        if (hasNulBytes(presentFile) && !hasNulBytes(knownFile)) {
            return Optional.of(NUL_BYTES);
        }
        if (TruncatedSide.endsEarly(knownFile, presentFile)) {
            return Optional.of(CUT_OFF);
        }
        if (LibrarySize.of(presentFile).isSuspiciousAfter(LibrarySize.of(knownFile))) {
            return Optional.of(SHRUNK);
        }
        return isDoubled(knownFile, presentFile) ? Optional.of(DOUBLED) : Optional.empty();
    }

    /// What is odd about a conflicted copy, except that it may be shorter: the library may have
    /// grown since.
    static Optional<PartialContent> ofCopy(BibFile knownFile, BibFile copiedFile) {
        return of(knownFile, copiedFile).filter(oddity -> oddity != SHRUNK);
    }

    private static boolean hasNulBytes(BibFile file) {
        for (BibItem item : file.items()) {
            if (item.slice().text().indexOf('\0') >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDoubled(BibFile knownFile, BibFile presentFile) {
        int repeatedCount = repeatedKeys(presentFile) - repeatedKeys(knownFile);
        int knownCount = entryKeys(knownFile).size();
        return repeatedCount >= FEWEST_DOUBLED && repeatedCount * 10 >= knownCount * DOUBLED_TENTHS;
    }

    private static int repeatedKeys(BibFile file) {
        List<String> keys = entryKeys(file);
        Set<String> differentKeys = new HashSet<>(keys);
        return keys.size() - differentKeys.size();
    }

    private static List<String> entryKeys(BibFile file) {
        return file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(item -> ((BibEntry) item).key())
                .toList();
    }
}
