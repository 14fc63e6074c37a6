package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibProblem;

/// Recognises a side of a merge that was cut off: it has not removed the entries that it lacks.
public final class TruncatedSide {
    private TruncatedSide() {}

    /// Whether nothing at all is left of a file that had content.
    public static boolean isEmptied(BibFile baseFile, BibFile sideFile) {
        return sideFile.items().isEmpty() && !baseFile.items().isEmpty();
    }

    /// Whether a file ends within an entry, as its ancestor did not.
    public static boolean endsEarly(BibFile baseFile, BibFile sideFile) {
        return endsWithinEntry(sideFile) && !endsWithinEntry(baseFile);
    }

    private static boolean endsWithinEntry(BibFile file) {
        return !file.items().isEmpty()
                && file.items().getLast() instanceof BibEntry entry
                && entry.diagnostics().stream()
                        .anyMatch(each -> each.code().equals(BibProblem.UNCLOSED_BLOCK));
    }
}
