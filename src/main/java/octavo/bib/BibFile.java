package octavo.bib;

import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A `.bib` file: items that together are all of its bytes. `parse(b).bytes()` equals `b` for all
/// `b`.
public final class BibFile {
    private final FileEncoding encoding;
    private final List<BibItem> items;

    BibFile(FileEncoding encoding, List<BibItem> items) {
        this.encoding = encoding;
        this.items = items;
    }

    static BibFile read(byte[] file) {
        FileEncoding encoding = FileEncoding.of(file);
        return new BibFile(encoding, List.copyOf(BibParser.items(encoding.source(file))));
    }

    public FileEncoding encoding() {
        return encoding;
    }

    public List<BibItem> items() {
        return items;
    }

    /// The same file with other items.
    public BibFile with(List<BibItem> other) {
        return new BibFile(encoding, List.copyOf(other));
    }

    /// An entry that is new to the file, laid out as most of its entries are and in its encoding.
    /// Nothing if the parts would not read back as they are given, or if the encoding cannot say
    /// them.
    ///
    /// @param fields names and values; where they lie does not matter
    public Optional<BibEntry> newEntry(String type, String key, List<BibField> fields) {
        return EntryLayout.of(this).entry(type, key, fields);
    }

    /// The text of the whole file.
    public String text() {
        return items.stream().map(item -> item.slice().text()).collect(Collectors.joining());
    }

    /// The file as it is to be on disk.
    public byte[] bytes() {
        return encoding.toFile(content());
    }

    /// The bytes of all items: those on disk, but UTF-8 where the file is in UTF-16.
    public byte[] content() {
        byte[] text = new byte[length()];
        int at = 0;
        for (BibItem item : items) {
            item.slice().copyTo(text, at);
            at += item.slice().length();
        }
        return text;
    }

    /// Writes the bytes, without holding all of them twice.
    public void writeTo(WritableByteChannel out) throws IOException {
        new FileBytes(this).writeTo(out);
    }

    /// Whether a channel gives just these bytes and no more.
    public boolean isIn(ReadableByteChannel in) throws IOException {
        return new FileBytes(this).areIn(in);
    }

    /// The source of the items; nothing where there are none.
    Optional<SourceBytes> source() {
        return items.stream().findFirst().map(item -> item.slice().source());
    }

    private int length() {
        return items.stream().mapToInt(item -> item.slice().length()).sum();
    }
}
