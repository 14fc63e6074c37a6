package octavo.bib;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A `.bib` file: a sequence of items that cover all of its bytes. `parse(b).bytes()` equals `b`
/// for all `b`.
public final class BibFile {
    private final FileEncoding encoding;
    private final List<BibItem> items;

    BibFile(FileEncoding encoding, List<BibItem> items) {
        this.encoding = encoding;
        this.items = items;
    }

    static BibFile parseBytes(byte[] fileBytes) {
        FileEncoding encoding = FileEncoding.of(fileBytes);
        return new BibFile(
                encoding, List.copyOf(BibParser.parseItems(encoding.toSourceBytes(fileBytes))));
    }

    public FileEncoding encoding() {
        return encoding;
    }

    public List<BibItem> items() {
        return items;
    }

    /// The same file with other items.
    public BibFile withItems(List<BibItem> newItems) {
        return new BibFile(encoding, List.copyOf(newItems));
    }

    /// The text of the whole file.
    public String text() {
        return items.stream().map(item -> item.slice().text()).collect(Collectors.joining());
    }

    /// The bytes to write to disk.
    public byte[] bytes() {
        return encoding.toFileBytes(contentBytes());
    }

    /// The bytes of all items: those on disk, except that UTF-16 files give UTF-8.
    public byte[] contentBytes() {
        byte[] contentBytes = new byte[contentLength()];
        int offset = 0;
        for (BibItem item : items) {
            item.slice().copyTo(contentBytes, offset);
            offset += item.slice().length();
        }
        return contentBytes;
    }

    /// Writes the bytes without holding them in memory twice.
    public void writeTo(WritableByteChannel channel) throws IOException {
        fileBytes().writeTo(channel);
    }

    /// Whether a channel delivers exactly these bytes.
    public boolean isContentOf(ReadableByteChannel channel) throws IOException {
        return fileBytes().areContentOf(channel);
    }

    private FileBytes fileBytes() {
        return encoding == FileEncoding.EXTENDED_ASCII
                ? FileBytes.of(items.stream().map(BibItem::slice).toList())
                : new FileBytes(List.of(ByteBuffer.wrap(bytes())));
    }

    /// Whether text that is not ASCII is written the same way into both; so it is if one has no
    /// items.
    public boolean isWrittenLike(BibFile newItems) {
        Optional<SourceBytes> mine = source();
        Optional<SourceBytes> theirs = newItems.source();
        return mine.isEmpty()
                || theirs.isEmpty()
                || mine.get().isUtf8() == theirs.get().isUtf8()
                        && mine.get().legacyCharset().equals(theirs.get().legacyCharset());
    }

    /// The source of the items; empty if there are none.
    Optional<SourceBytes> source() {
        return items.stream().findFirst().map(item -> item.slice().source());
    }

    /// The number of bytes of all items.
    public int contentLength() {
        return items.stream().mapToInt(item -> item.slice().length()).sum();
    }

    /// Whether a file with this content has the same bytes. Items are compared first: they are
    /// mostly the same instances.
    public boolean hasSameBytes(BibFile other) {
        return encoding == other.encoding && hasSameItems(other)
                || contentLength() == other.contentLength()
                        && Arrays.equals(bytes(), other.bytes());
    }

    private boolean hasSameItems(BibFile other) {
        for (int i = 0; i < items.size() && items.size() == other.items.size(); i++) {
            if (!items.get(i).slice().equals(other.items.get(i).slice())) {
                return false;
            }
        }
        return items.size() == other.items.size();
    }
}
