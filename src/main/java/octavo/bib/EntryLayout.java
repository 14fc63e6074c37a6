package octavo.bib;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Lays out entries that are new to a file as most of its entries are, in its encoding. The look of
/// the file is read once, however many entries follow.
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

    /// An entry of these parts. Nothing if the parts would not read back as they are given, or if
    /// the encoding cannot say them.
    ///
    /// @param fields names and values; where they lie does not matter
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
