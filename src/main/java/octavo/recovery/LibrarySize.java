package octavo.recovery;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;

/// The size of a library.
public record LibrarySize(long entryCount, long byteCount) {
    /// The fraction that must be left, in tenths.
    private static final int LEAST_TENTHS = 9;

    public static LibrarySize of(BibFile file) {
        long entryCount = file.items().stream().filter(BibEntry.class::isInstance).count();
        return new LibrarySize(entryCount, ByteFingerprint.of(file).byteCount());
    }

    /// Whether the library has shrunk so much that it may be a mistake: no entry left, or less than
    /// nine tenths of the entries or bytes. Cannot know whether the user has just removed entries.
    public boolean isSuspiciousAfter(LibrarySize sizeBefore) {
        return entryCount == 0 && sizeBefore.entryCount > 0
                || entryCount * 10 < sizeBefore.entryCount * LEAST_TENTHS
                || byteCount * 10 < sizeBefore.byteCount * LEAST_TENTHS;
    }
}
