package octavo.projects;

import octavo.bib.BibEntry;
import octavo.library.Work;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.projects.CitedEntry.DifferingField;
import octavo.projects.CitedEntry.NewerSide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A field that a paper and a library have differently. Either value can be brought to the other
/// side.
///
/// @param field its name; [#TYPE] for the type of the entry
/// @param paper what the paper says; empty if nothing
/// @param library what the library says; empty if nothing
/// @param newer who has changed it since both agreed
public record FieldExchange(String field, String paper, String library, NewerSide newer) {
    /// Stands for the type of an entry. No field has such a name.
    public static final String TYPE = "@";

    /// The differing fields of an entry, each once.
    static List<FieldExchange> of(List<DifferingField> differences, Work paper, Work library) {
        List<FieldExchange> fields = new ArrayList<>();
        for (DifferingField each : differences) {
            String field =
                    each.change().part() == ChangedPart.TYPE ? TYPE : each.change().fieldName();
            boolean isKnown = fields.stream().anyMatch(it -> it.field().equalsIgnoreCase(field));
            if (!field.isEmpty() && !isKnown) {
                fields.add(
                        new FieldExchange(
                                field, said(paper, field), said(library, field), each.newer()));
            }
        }
        return fields;
    }

    private static String said(Work work, String field) {
        return field.equals(TYPE) ? work.entry().type() : own(work, field).orElse("");
    }

    /// A field’s text with its strings put in; what an entry inherits is its parent’s.
    private static Optional<String> own(Work work, String field) {
        return work.entry().hasField(field) ? work.rawValue(field) : Optional.empty();
    }

    /// An entry with some fields as another entry has them; empty if its file cannot take them.
    ///
    /// @param fields the names of the fields
    public static Optional<BibEntry> brought(Work from, BibEntry to, Collection<String> fields) {
        Optional<BibEntry> result = Optional.of(to);
        for (String field : fields) {
            result = result.flatMap(change(from, field));
        }
        return result;
    }

    private static Function<BibEntry, Optional<BibEntry>> change(Work from, String field) {
        if (field.equals(TYPE)) {
            return entry -> entry.withType(from.entry().type());
        }
        return own(from, field)
                .<Function<BibEntry, Optional<BibEntry>>>map(text ->
                        entry ->
                                entry.delimitedValue(field, text)
                                        .flatMap(value -> entry.withValue(field, value)))
                .orElseGet(() ->
                        entry ->
                                entry.hasField(field)
                                        ? entry.withoutField(field)
                                        : Optional.of(entry));
    }
}
