package octavo.library;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.values.BibdeskLink;
import octavo.values.FileField;
import octavo.values.FileLink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The field `file` of entries.
public final class EntryFiles {
    /// How many entries tell how a library writes links.
    private static final int SAMPLE = 200;

    private EntryFiles() {}

    /// The links of an entry.
    public static FileField of(BibEntry entry) {
        return FileField.parse(
                entry.value(FieldName.FILE).map(it -> it.text(_ -> Optional.empty())).orElse(""));
    }

    /// The links of BibDesk, which can be read but not written.
    public static List<FileLink> bookmarks(BibEntry entry) {
        List<FileLink> links = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (BibdeskLink.isField(entry.fieldName(i))) {
                BibdeskLink.parse(entry.field(i).value().text(_ -> Optional.empty()))
                        .ifPresent(links::add);
            }
        }
        return links;
    }

    /// An entry with other links; without the field if none is left. Empty if the entry cannot hold
    /// them.
    public static Optional<BibEntry> with(BibEntry entry, FileField field) {
        return field.pieces().isEmpty()
                ? entry.without(FieldName.FILE)
                : entry.valueOf(FieldName.FILE, field.text())
                        .flatMap(value -> entry.with(FieldName.FILE, value));
    }

    /// A link in the syntax that most entries have, for new links to imitate.
    public static Optional<String> model(Library library) {
        Map<FileField.Dialect, Integer> uses = new HashMap<>();
        List<String> sample =
                library.entries()
                        .map(slot -> of((BibEntry) slot.item()).pieces())
                        .filter(pieces -> !pieces.isEmpty())
                        .limit(SAMPLE)
                        .map(List::getLast)
                        .toList();
        sample.forEach(piece -> uses.merge(FileField.Dialect.of(piece), 1, Integer::sum));
        return uses.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .flatMap(most ->
                        sample.stream()
                                .filter(piece -> FileField.Dialect.of(piece) == most)
                                .findFirst());
    }
}
