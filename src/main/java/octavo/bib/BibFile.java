package octavo.bib;

import java.util.List;

/// A `.bib` file: items that together are all of its bytes. `parse(b).bytes()` equals `b` for all `b`.
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

    /// The file as it is to be on disk.
    public byte[] bytes() {
        byte[] text = new byte[length()];
        int at = 0;
        for (BibItem item : items) {
            item.slice().copyTo(text, at);
            at += item.slice().length();
        }
        return encoding.toFile(text);
    }

    private int length() {
        return items.stream().mapToInt(item -> item.slice().length()).sum();
    }
}
