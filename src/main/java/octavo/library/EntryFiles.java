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
    private static final int SAMPLE_SIZE = 200;

    private EntryFiles() {}

    /// The links of an entry.
    public static FileField linksOf(BibEntry entry) {
        return FileField.parse(
                entry.value(FieldName.FILE)
                        .map(it -> it.expandedText(_ -> Optional.empty()))
                        .orElse(""));
    }

    /// The links of BibDesk, which can be read but not written.
    public static List<FileLink> bibdeskLinks(BibEntry entry) {
        List<FileLink> bibdeskLinks = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (BibdeskLink.isLinkField(entry.fieldName(i))) {
                BibdeskLink.parse(entry.field(i).value().expandedText(_ -> Optional.empty()))
                        .ifPresent(bibdeskLinks::add);
            }
        }
        return bibdeskLinks;
    }

    /// An entry with other links; without the field if none is left. Empty if the entry cannot hold
    /// them.
    public static Optional<BibEntry> withLinks(BibEntry entry, FileField fileField) {
        return fileField.linkTexts().isEmpty()
                ? entry.withoutField(FieldName.FILE)
                : entry.delimitedValue(FieldName.FILE, fileField.text())
                        .flatMap(value -> entry.withValue(FieldName.FILE, value));
    }

    /// A link in the syntax that most entries have, for new links to imitate.
    public static Optional<String> sampleLink(Library library) {
        Map<FileField.FileLinkDialect, Integer> dialectCounts = new HashMap<>();
        List<String> sampleLinks =
                library.entrySlots()
                        .map(slot -> linksOf((BibEntry) slot.item()).linkTexts())
                        .filter(pieces -> !pieces.isEmpty())
                        .limit(SAMPLE_SIZE)
                        .map(List::getLast)
                        .toList();
        sampleLinks.forEach(linkText ->
                dialectCounts.merge(FileField.FileLinkDialect.of(linkText), 1, Integer::sum));
        return dialectCounts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .flatMap(commonestDialect ->
                        sampleLinks.stream()
                                .filter(linkText ->
                                        FileField.FileLinkDialect.of(linkText) == commonestDialect)
                                .findFirst());
    }
}
