package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Parses what is about to be written and compares it before writing.
///
/// If the file has no damage, only changed items and their neighbours need parsing: a closed item
/// ends where it ends, whatever follows. A damaged item may extend further when the text after it
/// changes; so with damage the whole file is parsed, and every closed item must be found again in
/// its place, also one with other damage.
final class ReadBackCheck {
    private ReadBackCheck() {}

    /// Describes an item that would be lost; empty if all would be found.
    static Optional<String> findLostItem(BibFile fileBefore, BibFile fileAfter) {
        if (hasDamage(fileAfter.items())) {
            return firstLostItem(fileAfter);
        }
        BibFile changedFile = changedPart(fileBefore, fileAfter);
        return isUnchangedByParsing(changedFile)
                ? Optional.empty()
                : firstLostItem(changedFile)
                        .or(() -> Optional.of("it would not read back unchanged"));
    }

    private static boolean hasDamage(List<BibItem> items) {
        for (BibItem item : items) {
            if (!item.diagnostics().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /// The items that differ, and one more on each side.
    private static BibFile changedPart(BibFile fileBefore, BibFile fileAfter) {
        List<BibItem> oldItems = fileBefore.items();
        List<BibItem> newItems = fileAfter.items();
        int prefixCount = 0;
        while (prefixCount < oldItems.size()
                && prefixCount < newItems.size()
                && Objects.equals(oldItems.get(prefixCount), newItems.get(prefixCount))) {
            prefixCount++;
        }
        int suffixCount = 0;
        while (suffixCount < Math.min(oldItems.size(), newItems.size()) - prefixCount
                && Objects.equals(
                        oldItems.get(oldItems.size() - 1 - suffixCount),
                        newItems.get(newItems.size() - 1 - suffixCount))) {
            suffixCount++;
        }
        int startIndex = Math.max(0, prefixCount - 1);
        int endIndex = Math.min(newItems.size(), newItems.size() - suffixCount + 1);
        return fileAfter.withItems(newItems.subList(startIndex, endIndex));
    }

    private static boolean isUnchangedByParsing(BibFile changedFile) {
        return blocksByRange(changedFile.items())
                .keySet()
                .equals(blocksByRange(parseContent(changedFile)).keySet());
    }

    /// The items of a file when it is read again. Its encoding as a whole, which a part may not
    /// show, has no influence on where they begin and end.
    private static List<BibItem> parseContent(BibFile file) {
        return BibParser.parse(file.contentBytes()).items();
    }

    /// The blocks and where they are; free text may be split anywhere.
    private static SequencedMap<ByteRange, BibItem> blocksByRange(List<BibItem> items) {
        SequencedMap<ByteRange, BibItem> blocksByRange = new LinkedHashMap<>();
        long offset = 0;
        for (BibItem item : items) {
            if (!(item instanceof BibText)) {
                blocksByRange.put(new ByteRange(offset, item.slice().length()), item);
            }
            offset += item.slice().length();
        }
        return blocksByRange;
    }

    private record ByteRange(long startOffset, int length) {}

    private static Optional<String> firstLostItem(BibFile file) {
        Set<ByteRange> parsedRanges = blocksByRange(parseContent(file)).keySet();
        return blocksByRange(file.items()).entrySet().stream()
                .filter(block ->
                        block.getValue().isClosed() && !parsedRanges.contains(block.getKey()))
                .findFirst()
                .map(block ->
                        describeItem(block.getValue())
                                + " would be taken for a part of something before it that is"
                                + " damaged; mend that first");
    }

    private static String describeItem(BibItem item) {
        return item instanceof BibEntry entry ? "the entry " + entry.key() : "a part of the file";
    }
}
