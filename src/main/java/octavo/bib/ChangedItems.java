package octavo.bib;

import octavo.bib.SourceBytes.Utf8Check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A new state of a file, of which only what differs from the old one was parsed. The items before
/// and after that are the old ones.
///
/// @param newFile equal to what parsing all of it would give
/// @param firstIndex of the first item that was parsed, in both files
/// @param oldEnd after the items of the old file that were replaced
/// @param newEnd after those that replace them
public record ChangedItems(BibFile newFile, int firstIndex, int oldEnd, int newEnd) {

    /// Compares a file with its new bytes. What is parsed begins and ends with a block that has not
    /// changed, but at the ends of the file.
    ///
    /// @return empty if only parsing all of it tells what the items are, which an unclosed block or
    ///   another encoding may need
    public static Optional<ChangedItems> between(BibFile oldFile, byte[] newBytes) {
        boolean isPlain =
                oldFile.encoding() == FileEncoding.EXTENDED_ASCII
                        && FileEncoding.of(newBytes) == FileEncoding.EXTENDED_ASCII
                        && oldFile.source().filter(SourceBytes::isUtf8).isPresent();
        return isPlain ? new ItemComparison(oldFile, newBytes).findChange() : Optional.empty();
    }

    /// Finds what differs. A parser that comes to the head of a block at the start of a line reads
    /// the same from there whatever was before, if it was between two blocks ([BibParser]).
    private static final class ItemComparison {
        private final BibFile oldFile;
        private final List<BibItem> items;
        private final byte[] newBytes;

        ItemComparison(BibFile oldFile, byte[] newBytes) {
            this.oldFile = oldFile;
            this.items = oldFile.items();
            this.newBytes = newBytes;
        }

        Optional<ChangedItems> findChange() {
            int sameBefore = 0;
            int start = 0;
            while (sameBefore < items.size() && isAt(sameBefore, start)) {
                start += lengthOf(sameBefore++);
            }
            int sameAfter = items.size();
            int end = newBytes.length;
            while (sameAfter > sameBefore
                    && end - lengthOf(sameAfter - 1) >= start
                    && isAt(sameAfter - 1, end - lengthOf(sameAfter - 1))) {
                end -= lengthOf(--sameAfter);
            }
            int firstIndex = Math.max(0, sameBefore - 1);
            while (firstIndex > 0 && !isSafeStart(firstIndex)) {
                firstIndex--;
            }
            int oldEnd = nextBlock(sameAfter) + 1;
            while (oldEnd < items.size() && !isSafeStart(oldEnd)) {
                oldEnd++;
            }
            return parseBetween(firstIndex, Math.min(oldEnd, items.size()));
        }

        private int nextBlock(int from) {
            int index = from;
            while (index < items.size() && items.get(index) instanceof BibText) {
                index++;
            }
            return index;
        }

        private int lengthOf(int index) {
            return items.get(index).slice().length();
        }

        private boolean isAt(int index, int offset) {
            ByteSlice slice = items.get(index).slice();
            return offset + slice.length() <= newBytes.length
                    && slice.hasBytes(newBytes, offset, offset + slice.length());
        }

        /// Whether the head of a block is here, at the start of a line and between closed items.
        private boolean isSafeStart(int index) {
            BibItem itemBefore = items.get(index - 1);
            ByteSlice sliceBefore = itemBefore.slice();
            return isBlock(items.get(index))
                    && itemBefore.isClosed()
                    && sliceBefore.length() > 0
                    && sliceBefore.byteAt(sliceBefore.length() - 1) == '\n';
        }

        private static boolean isBlock(BibItem item) {
            return !(item instanceof BibText) && item.slice().byteAt(0) == '@';
        }

        private Optional<ChangedItems> parseBetween(int firstIndex, int oldEnd) {
            int start = lengthOf(items.subList(0, firstIndex));
            int end = newBytes.length - lengthOf(items.subList(oldEnd, items.size()));
            if (end < start) {
                return Optional.empty();
            }
            byte[] changedBytes = Arrays.copyOfRange(newBytes, start, end);
            SourceBytes source = oldFile.source().orElseThrow().withBytes(changedBytes);
            List<BibItem> changedItems = BibParser.parseItems(source);
            // Where a block that is not closed ends depends on all that follows.
            boolean isCertain =
                    items.subList(0, firstIndex).stream().allMatch(BibItem::isClosed)
                            && Utf8Check.isValidUtf8(changedBytes, 0, changedBytes.length)
                            && changedItems.stream().allMatch(BibItem::isClosed)
                            && (firstIndex == 0
                                    || !changedItems.isEmpty() && isBlock(changedItems.getFirst()))
                            && (oldEnd == items.size() || endsLine(changedBytes));
            if (!isCertain) {
                return Optional.empty();
            }
            List<BibItem> newItems =
                    new ArrayList<>(items.size() - oldEnd + firstIndex + changedItems.size());
            newItems.addAll(items.subList(0, firstIndex));
            newItems.addAll(changedItems);
            newItems.addAll(items.subList(oldEnd, items.size()));
            return Optional.of(
                    new ChangedItems(
                            oldFile.withItems(newItems),
                            firstIndex,
                            oldEnd,
                            firstIndex + changedItems.size()));
        }

        private static boolean endsLine(byte[] bytes) {
            return bytes.length == 0 || bytes[bytes.length - 1] == '\n';
        }

        private static int lengthOf(List<BibItem> someItems) {
            return someItems.stream().mapToInt(item -> item.slice().length()).sum();
        }
    }
}
