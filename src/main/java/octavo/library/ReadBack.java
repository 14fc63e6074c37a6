package octavo.library;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;

import java.util.List;
import java.util.Objects;

/// Reads what is about to be written before it is written, and compares. Where nothing in the file
/// is damaged, only the items that changed and their neighbours need reading: an item that is
/// closed ends where it ends, whatever follows. Damaged items may reach further when what follows
/// them changes, which loses nothing, so there only the bytes matter.
final class ReadBack {
    private ReadBack() {}

    static boolean isSame(BibFile before, BibFile after) {
        if (hasDamage(after.items())) {
            return true;
        }
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
        return readsBack(after.with(now.subList(from, to)));
    }

    private static boolean hasDamage(List<BibItem> items) {
        for (BibItem item : items) {
            if (!item.diagnostics().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static boolean readsBack(BibFile changed) {
        List<String> written = changed.items().stream().map(ReadBack::blocks).toList();
        List<String> read =
                BibParser.parse(changed.bytes()).items().stream().map(ReadBack::blocks).toList();
        return String.join("", written).equals(String.join("", read));
    }

    /// A block's text between marks; free text may be divided anywhere.
    private static String blocks(BibItem item) {
        String text = item.slice().text();
        return item instanceof octavo.bib.BibText ? text : "\u0001" + text + "\u0002";
    }
}
