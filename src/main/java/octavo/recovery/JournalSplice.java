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
    private final int offset;
    private final int removed;
    private final byte[] inserted;

    JournalSplice(int offset, int removed, byte[] inserted) {
        this.offset = offset;
        this.removed = removed;
        this.inserted = inserted;
    }

    int offset() {
        return offset;
    }

    int removed() {
        return removed;
    }

    byte[] inserted() {
        return inserted;
    }

    /// The splice between two states of a library. Shared items cost a reference comparison; only
    /// the bytes of others are examined.
    static JournalSplice between(Library before, Library after) {
        BibFile old = before.file();
        BibFile now = after.file();
        if (old.encoding() != FileEncoding.EXTENDED_ASCII
                || now.encoding() != FileEncoding.EXTENDED_ASCII) {
            return of(0, old.bytes(), now.bytes());
        }
        List<BibItem> from = old.items();
        List<BibItem> to = now.items();
        int start = equalAtStart(from, to);
        int end = equalAtEnd(from, to, Math.min(from.size(), to.size()) - start);
        int offset = from.subList(0, start).stream().mapToInt(each -> each.slice().length()).sum();
        return of(
                offset,
                bytes(from.subList(start, from.size() - end)),
                bytes(to.subList(start, to.size() - end)));
    }

    private static int equalAtStart(List<BibItem> from, List<BibItem> to) {
        int most = Math.min(from.size(), to.size());
        int count = 0;
        while (count < most && Objects.equals(from.get(count), to.get(count))) {
            count++;
        }
        return count;
    }

    private static int equalAtEnd(List<BibItem> from, List<BibItem> to, int most) {
        int count = 0;
        while (count < most
                && Objects.equals(
                        from.get(from.size() - 1 - count), to.get(to.size() - 1 - count))) {
            count++;
        }
        return count;
    }

    private static byte[] bytes(List<BibItem> items) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        items.forEach(item -> bytes.writeBytes(item.slice().bytes()));
        return bytes.toByteArray();
    }

    /// The splice that replaces bytes at an offset, without common bytes at both ends.
    private static JournalSplice of(int offset, byte[] old, byte[] now) {
        int most = Math.min(old.length, now.length);
        int mismatch = Arrays.mismatch(old, now);
        int start = mismatch < 0 ? most : mismatch;
        int end = 0;
        while (end < most - start && old[old.length - 1 - end] == now[now.length - 1 - end]) {
            end++;
        }
        return new JournalSplice(
                offset + start,
                old.length - start - end,
                Arrays.copyOfRange(now, start, now.length - end));
    }

    boolean isNothing() {
        return removed == 0 && inserted.length == 0;
    }
}
