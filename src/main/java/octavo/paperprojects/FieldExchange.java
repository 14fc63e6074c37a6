package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.library.Work;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.paperprojects.CitedEntry.DifferingField;
import octavo.paperprojects.CitedEntry.NewerSide;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A field that a paper and a library have differently. Either value can be brought to the other
/// side.
///
/// @param fieldName its name; [#TYPE] for the type of the entry
/// @param paperText what the paper says; empty if nothing
/// @param libraryText what the library says; empty if nothing
/// @param newerSide who has changed it since both agreed
public record FieldExchange(
        String fieldName, String paperText, String libraryText, NewerSide newerSide) {
    /// Stands for the type of an entry. No field has such a name.
    public static final String TYPE = "@";

    /// The differing fields of an entry, each once.
    static List<FieldExchange> of(
            List<DifferingField> differences, Work paperWork, Work libraryWork) {
        List<FieldExchange> exchanges = new ArrayList<>();
        for (DifferingField differingField : differences) {
            String field =
                    differingField.libraryChange().part() == ChangedPart.TYPE
                            ? TYPE
                            : differingField.libraryChange().fieldName();
            boolean isKnown =
                    exchanges.stream().anyMatch(it -> it.fieldName().equalsIgnoreCase(field));
            if (!field.isEmpty() && !isKnown) {
                exchanges.add(
                        new FieldExchange(
                                field,
                                textOf(paperWork, field),
                                textOf(libraryWork, field),
                                differingField.newerSide()));
            }
        }
        return exchanges;
    }

    private static String textOf(Work work, String field) {
        return field.equals(TYPE) ? work.entry().type() : ownText(work, field).orElse("");
    }

    /// A field’s text with its strings put in; what an entry inherits is its parent’s.
    private static Optional<String> ownText(Work work, String field) {
        return work.entry().hasField(field) ? work.rawValue(field) : Optional.empty();
    }

    /// An entry with some fields as another entry has them; empty if its file cannot take them.
    ///
    /// @param fields the names of the fields
    public static Optional<BibEntry> bringFields(
            Work sourceWork, BibEntry targetEntry, Collection<String> fields) {
        Optional<BibEntry> resultEntry = Optional.of(targetEntry);
        for (String field : fields) {
            resultEntry = resultEntry.flatMap(changeOf(sourceWork, field));
        }
        return resultEntry;
    }

    private static Function<BibEntry, Optional<BibEntry>> changeOf(Work sourceWork, String field) {
        if (field.equals(TYPE)) {
            return entry -> entry.withType(sourceWork.entry().type());
        }
        return ownText(sourceWork, field)
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
