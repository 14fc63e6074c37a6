package octavo.recovery;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;

/// How much is in a library.
public record LibrarySize(long entries, long bytes) {
    /// What must be left, in tenths.
    private static final int LEAST = 9;

    public static LibrarySize of(BibFile file) {
        long entries = file.items().stream().filter(BibEntry.class::isInstance).count();
        return new LibrarySize(entries, ByteFingerprint.of(file).length());
    }

    /// Whether so much less is there than before that it may be a mistake: no entry at all, or less
    /// than nine tenths of the entries or of the bytes. Where the user has just removed entries,
    /// that is no mistake; this cannot know.
    public boolean isSuspiciousAfter(LibrarySize before) {
        return entries == 0 && before.entries > 0
                || entries * 10 < before.entries * LEAST
                || bytes * 10 < before.bytes * LEAST;
    }
}
