package octavo.officedocuments.container;

import octavo.text.Span;

/// A part of an archive, by its row in the archive's directory.
///
/// @param directorySpan the row, in bytes of the archive
/// @param method how it is compressed: 0 stored, 8 deflated
/// @param flags bit 0 encrypted, bit 3 with sizes after the data
/// @param headerOffset where its own header starts
record ArchivedPart(
        String name,
        Span directorySpan,
        int method,
        int flags,
        long checksum,
        long packedSize,
        long size,
        int headerOffset) {
    static final int STORED = 0;
    static final int DEFLATED = 8;

    private static final int ENCRYPTED_FLAG = 1;

    boolean isEncrypted() {
        return (flags & ENCRYPTED_FLAG) != 0;
    }

    boolean hasKnownMethod() {
        return method == STORED || method == DEFLATED;
    }
}
