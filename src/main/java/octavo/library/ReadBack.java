package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Parses what is about to be written and compares it before writing.
///
/// If the file has no damage, only changed items and their neighbours need parsing: a closed item
/// ends where it ends, whatever follows. A damaged item may extend further when the text after it
/// changes; so with damage the whole file is parsed, and every closed item must be found again in
/// its place, also one with other damage.
final class ReadBack {
    private ReadBack() {}

    /// Describes an item that would be lost; empty if all would be found.
    static Optional<String> swallowed(BibFile before, BibFile after) {
        if (hasDamage(after.items())) {
            return firstLost(after);
        }
        BibFile changed = changed(before, after);
        return readsBack(changed)
                ? Optional.empty()
                : firstLost(changed).or(() -> Optional.of("it would not read back unchanged"));
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
    private static BibFile changed(BibFile before, BibFile after) {
        List<BibItem> old = before.items();
        List<BibItem> now = after.items();
        int start = 0;
        while (start < old.size()
                && start < now.size()
                && Objects.equals(old.get(start), now.get(start))) {
            start++;
        }
        int tail = 0;
        while (tail < Math.min(old.size(), now.size()) - start
                && Objects.equals(old.get(old.size() - 1 - tail), now.get(now.size() - 1 - tail))) {
            tail++;
        }
        int from = Math.max(0, start - 1);
        int to = Math.min(now.size(), now.size() - tail + 1);
        return after.with(now.subList(from, to));
    }

    private static boolean readsBack(BibFile changed) {
        List<String> written = changed.items().stream().map(ReadBack::blocks).toList();
        List<String> read =
                BibParser.parse(changed.bytes()).items().stream().map(ReadBack::blocks).toList();
        return String.join("", written).equals(String.join("", read));
    }

    /// A block's text, delimited; free text may be split anywhere.
    private static String blocks(BibItem item) {
        String text = item.slice().text();
        return item instanceof BibText ? text : "\u0001" + text + "\u0002";
    }

    private record Place(long start, int length) {}

    private static Optional<String> firstLost(BibFile file) {
        Set<Place> read = new HashSet<>();
        long at = 0;
        for (BibItem item : BibParser.parse(file.bytes()).items()) {
            read.add(new Place(at, item.slice().length()));
            at += item.slice().length();
        }
        at = 0;
        for (BibItem item : file.items()) {
            boolean isClosed = !(item instanceof BibText) && item.ends();
            if (isClosed && !read.contains(new Place(at, item.slice().length()))) {
                return Optional.of(
                        name(item)
                                + " would be taken for a part of something before it that is"
                                + " damaged; mend that first");
            }
            at += item.slice().length();
        }
        return Optional.empty();
    }

    private static String name(BibItem item) {
        return item instanceof BibEntry entry ? "the entry " + entry.key() : "a part of the file";
    }
}
