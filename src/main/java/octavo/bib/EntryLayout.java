package octavo.bib;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Lays out new entries like most entries of a file, in its encoding. The file's layout is
/// determined once, for any number of entries.
public final class EntryLayout {
    private static final SourceBytes EMPTY_SOURCE =
            new SourceBytes(new byte[0], StandardCharsets.ISO_8859_1, true);

    private final SourceBytes sourceBytes;
    private final EntryStyle entryStyle;

    private EntryLayout(SourceBytes sourceBytes, EntryStyle entryStyle) {
        this.sourceBytes = sourceBytes;
        this.entryStyle = entryStyle;
    }

    public static EntryLayout of(BibFile file) {
        return new EntryLayout(file.source().orElse(EMPTY_SOURCE), EntryStyle.of(file.items()));
    }

    /// An entry of these parts. Empty if they would not read back as given or cannot be encoded.
    ///
    /// @param fields names and values; their spans are ignored
    public Optional<BibEntry> createEntry(String type, String key, List<BibField> fields) {
        return sourceBytes
                .encode(entryStyle.layOutEntry(type, key, fields))
                .map(bytes -> BibParser.parseItems(sourceBytes.withBytes(bytes)))
                .filter(parsedItems ->
                        parsedItems.size() == 1 && parsedItems.getFirst() instanceof BibEntry)
                .map(parsedItems -> (BibEntry) parsedItems.getFirst())
                .filter(entry -> entry.key().equals(key) && entry.type().equalsIgnoreCase(type))
                .filter(entry -> fieldNames(entry.fields()).equals(fieldNames(fields)))
                .filter(entry -> entry.diagnostics().isEmpty());
    }

    private static List<String> fieldNames(List<BibField> fields) {
        return fields.stream().map(BibField::name).toList();
    }
}
