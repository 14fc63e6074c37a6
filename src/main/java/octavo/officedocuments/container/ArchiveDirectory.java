package octavo.officedocuments.container;

import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.text.WordedException;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The directory at the end of a zip archive (APPNOTE 4.3.12 and 4.3.16).
///
/// @param span its rows, in bytes of the archive
/// @param endOffset where the record of its end starts
record ArchiveDirectory(List<ArchivedPart> parts, Span span, int endOffset) {
    static final int ROW_SIGNATURE = 0x02014B50;
    static final int ROW_LENGTH = 46;
    static final int ROW_HEADER_OFFSET = 42;
    static final int END_COUNT = 8;
    static final int END_SIZE = 12;
    static final int END_OFFSET = 16;

    private static final int END_SIGNATURE = 0x06054B50;
    private static final int END_LENGTH = 22;
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int MOST_PARTS = 20_000;

    ArchiveDirectory {
        parts = List.copyOf(parts);
    }

    static ArchiveDirectory read(Path file, byte[] bytes) throws WordedException {
        return new DirectoryReader(file, bytes).read();
    }

    /// Reads a directory.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record DirectoryReader(Path file, byte[] bytes) {
        ArchiveDirectory read() throws WordedException {
            int endOffset = findEnd();
            int partCount = ByteNumbers.shortAt(bytes, endOffset + END_COUNT + 2);
            long size = ByteNumbers.intAt(bytes, endOffset + END_SIZE);
            long start = ByteNumbers.intAt(bytes, endOffset + END_OFFSET);
            boolean isSplit = ByteNumbers.shortAt(bytes, endOffset + 4) != 0;
            if (isSplit || start + size > endOffset || partCount > MOST_PARTS) {
                throw damage();
            }
            List<ArchivedPart> parts = new ArrayList<>();
            int offset = (int) start;
            for (int i = 0; i < partCount; i++) {
                ArchivedPart part = readRow(offset, (int) (start + size));
                parts.add(part);
                offset = part.directorySpan().end();
            }
            if (offset != start + size) {
                throw damage();
            }
            return new ArchiveDirectory(parts, new Span((int) start, offset), endOffset);
        }

        private int findEnd() throws WordedException {
            int lowest = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
            for (int offset = bytes.length - END_LENGTH; offset >= lowest; offset--) {
                boolean isEnd =
                        ByteNumbers.intAt(bytes, offset) == END_SIGNATURE
                                && offset + END_LENGTH + ByteNumbers.shortAt(bytes, offset + 20)
                                        == bytes.length;
                if (isEnd) {
                    return offset;
                }
            }
            throw new WordedException(
                    file, LocalizedSentence.of("it is not a .docx or .odt document"));
        }

        private ArchivedPart readRow(int offset, int end) throws WordedException {
            if (offset + ROW_LENGTH > end || ByteNumbers.intAt(bytes, offset) != ROW_SIGNATURE) {
                throw damage();
            }
            int nameLength = ByteNumbers.shortAt(bytes, offset + 28);
            int rowEnd =
                    offset
                            + ROW_LENGTH
                            + nameLength
                            + ByteNumbers.shortAt(bytes, offset + 30)
                            + ByteNumbers.shortAt(bytes, offset + 32);
            long headerOffset = ByteNumbers.intAt(bytes, offset + ROW_HEADER_OFFSET);
            boolean isWithin =
                    rowEnd <= end
                            && headerOffset + LocalHeader.LENGTH <= bytes.length
                            && ByteNumbers.intAt(bytes, (int) headerOffset)
                                    == LocalHeader.SIGNATURE;
            if (!isWithin) {
                throw damage();
            }
            return new ArchivedPart(
                    new String(bytes, offset + ROW_LENGTH, nameLength, StandardCharsets.UTF_8),
                    new Span(offset, rowEnd),
                    ByteNumbers.shortAt(bytes, offset + 10),
                    ByteNumbers.shortAt(bytes, offset + 8),
                    ByteNumbers.intAt(bytes, offset + 16),
                    ByteNumbers.intAt(bytes, offset + 20),
                    ByteNumbers.intAt(bytes, offset + 24),
                    (int) headerOffset);
        }

        private WordedException damage() {
            return new WordedException(file, LocalizedSentence.of("it is a damaged zip archive"));
        }
    }
}
