package octavo.bib;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Lays out new entries like most entries of a file, in its encoding. The file's layout is
/// determined once, for any number of entries.
public final class EntryLayout {
    private static final SourceBytes EMPTY =
            new SourceBytes(new byte[0], StandardCharsets.ISO_8859_1, true);

    private final SourceBytes source;
    private final EntryStyle style;

    private EntryLayout(SourceBytes source, EntryStyle style) {
        this.source = source;
        this.style = style;
    }

    public static EntryLayout of(BibFile file) {
        return new EntryLayout(file.source().orElse(EMPTY), EntryStyle.of(file.items()));
    }

    /// An entry of these parts. Empty if they would not read back as given or cannot be encoded.
    ///
    /// @param fields names and values; their spans are ignored
    public Optional<BibEntry> entry(String type, String key, List<BibField> fields) {
        return source.encode(style.entry(type, key, fields))
                .map(bytes -> BibParser.items(source.with(bytes)))
                .filter(read -> read.size() == 1 && read.getFirst() instanceof BibEntry)
                .map(read -> (BibEntry) read.getFirst())
                .filter(entry -> entry.key().equals(key) && entry.type().equalsIgnoreCase(type))
                .filter(entry -> names(entry.fields()).equals(names(fields)))
                .filter(entry -> entry.diagnostics().isEmpty());
    }

    private static List<String> names(List<BibField> fields) {
        return fields.stream().map(BibField::name).toList();
    }
}
