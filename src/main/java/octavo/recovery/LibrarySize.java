package octavo.recovery;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;

/// The size of a library.
public record LibrarySize(long entries, long bytes) {
    /// The fraction that must be left, in tenths.
    private static final int LEAST = 9;

    public static LibrarySize of(BibFile file) {
        long entries = file.items().stream().filter(BibEntry.class::isInstance).count();
        return new LibrarySize(entries, ByteFingerprint.of(file).length());
    }

    /// Whether the library has shrunk so much that it may be a mistake: no entry left, or less than
    /// nine tenths of the entries or bytes. Cannot know whether the user has just removed entries.
    public boolean isSuspiciousAfter(LibrarySize before) {
        return entries == 0 && before.entries > 0
                || entries * 10 < before.entries * LEAST
                || bytes * 10 < before.bytes * LEAST;
    }
}
