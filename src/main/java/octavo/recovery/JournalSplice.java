package octavo.recovery;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.FileEncoding;
import octavo.library.Library;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// A change of a file's bytes: at an offset, some are removed and others inserted.
final class JournalSplice {
    private final int startOffset;
    private final int removedCount;
    private final byte[] insertedBytes;

    JournalSplice(int startOffset, int removedCount, byte[] insertedBytes) {
        this.startOffset = startOffset;
        this.removedCount = removedCount;
        this.insertedBytes = insertedBytes;
    }

    int startOffset() {
        return startOffset;
    }

    int removedCount() {
        return removedCount;
    }

    byte[] insertedBytes() {
        return insertedBytes;
    }

    /// The splice between two states of a library. Shared items cost a reference comparison; only
    /// the bytes of others are examined.
    static JournalSplice between(Library libraryBefore, Library libraryAfter) {
        BibFile fileBefore = libraryBefore.file();
        BibFile fileAfter = libraryAfter.file();
        if (fileBefore.encoding() != FileEncoding.EXTENDED_ASCII
                || fileAfter.encoding() != FileEncoding.EXTENDED_ASCII) {
            return trimmed(0, fileBefore.bytes(), fileAfter.bytes());
        }
        List<BibItem> itemsBefore = fileBefore.items();
        List<BibItem> itemsAfter = fileAfter.items();
        int commonStart = countEqualAtStart(itemsBefore, itemsAfter);
        int commonEnd =
                countEqualAtEnd(
                        itemsBefore,
                        itemsAfter,
                        Math.min(itemsBefore.size(), itemsAfter.size()) - commonStart);
        int startOffset =
                itemsBefore.subList(0, commonStart).stream()
                        .mapToInt(each -> each.slice().length())
                        .sum();
        return trimmed(
                startOffset,
                joinBytes(itemsBefore.subList(commonStart, itemsBefore.size() - commonEnd)),
                joinBytes(itemsAfter.subList(commonStart, itemsAfter.size() - commonEnd)));
    }

    private static int countEqualAtStart(List<BibItem> itemsBefore, List<BibItem> itemsAfter) {
        int mostCommon = Math.min(itemsBefore.size(), itemsAfter.size());
        int equalCount = 0;
        while (equalCount < mostCommon
                && Objects.equals(itemsBefore.get(equalCount), itemsAfter.get(equalCount))) {
            equalCount++;
        }
        return equalCount;
    }

    private static int countEqualAtEnd(
            List<BibItem> itemsBefore, List<BibItem> itemsAfter, int mostCommon) {
        int equalCount = 0;
        while (equalCount < mostCommon
                && Objects.equals(
                        itemsBefore.get(itemsBefore.size() - 1 - equalCount),
                        itemsAfter.get(itemsAfter.size() - 1 - equalCount))) {
            equalCount++;
        }
        return equalCount;
    }

    private static byte[] joinBytes(List<BibItem> items) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        items.forEach(item -> bytes.writeBytes(item.slice().bytes()));
        return bytes.toByteArray();
    }

    /// The splice that replaces bytes at an offset, without common bytes at both ends.
    private static JournalSplice trimmed(int startOffset, byte[] oldBytes, byte[] newBytes) {
        int mostCommon = Math.min(oldBytes.length, newBytes.length);
        int mismatch = Arrays.mismatch(oldBytes, newBytes);
        int commonStart = mismatch < 0 ? mostCommon : mismatch;
        int commonEnd = 0;
        while (commonEnd < mostCommon - commonStart
                && oldBytes[oldBytes.length - 1 - commonEnd]
                        == newBytes[newBytes.length - 1 - commonEnd]) {
            commonEnd++;
        }
        return new JournalSplice(
                startOffset + commonStart,
                oldBytes.length - commonStart - commonEnd,
                Arrays.copyOfRange(newBytes, commonStart, newBytes.length - commonEnd));
    }

    boolean changesNothing() {
        return removedCount == 0 && insertedBytes.length == 0;
    }
}
