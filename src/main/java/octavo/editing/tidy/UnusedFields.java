package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.library.BibDialect;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Removes fields that an entry does not need.
///
/// @param findUnused the indices of the removable fields
record UnusedFields(String name, String summary, Function<List<BibField>, List<Integer>> findUnused)
        implements EntryCleanUp {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// Empty fields.
    static final CleanUp EMPTY =
            new UnusedFields(
                    "remove-empty",
                    "Remove empty fields",
                    fields ->
                            indexesWhere(
                                    fields,
                                    field -> normalisedText(field).isEmpty() && !hasMacro(field)));

    /// Fields that repeat the value of an earlier one with the same name. A different value stays:
    /// only the owner can tell which is right.
    static final CleanUp REPEATED =
            new UnusedFields(
                    "remove-duplicate-fields",
                    "Remove fields that exactly repeat an earlier one",
                    UnusedFields::findRepeated);

    /// Fields for the owner alone.
    static final EntryCleanUp PERSONAL =
            new UnusedFields(
                    CleanUps.DROP_PERSONAL,
                    "Remove notes, links to files and what programs record",
                    fields ->
                            indexesWhere(
                                    fields,
                                    field ->
                                            FieldCatalogue.hasTrait(
                                                    field.name(), FieldTrait.PERSONAL)));

    /// Fields with given names.
    static CleanUp dropField(String fieldName) {
        return new UnusedFields(
                "drop:" + fieldName,
                "Remove the field " + fieldName,
                fields -> indexesWhere(fields, field -> field.name().equalsIgnoreCase(fieldName)));
    }

    @Override
    public BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
        BibEntry cleanedEntry = entry;
        for (int fieldIndex : findUnused.apply(entry.fields()).reversed()) {
            cleanedEntry = cleanedEntry.withoutField(fieldIndex).orElse(cleanedEntry);
        }
        return cleanedEntry;
    }

    private static List<Integer> indexesWhere(List<BibField> fields, Predicate<BibField> isUnused) {
        return IntStream.range(0, fields.size())
                .filter(i -> isUnused.test(fields.get(i)))
                .boxed()
                .toList();
    }

    private static List<Integer> findRepeated(List<BibField> fields) {
        Map<String, String> firstTexts = new HashMap<>();
        return indexesWhere(
                fields,
                field -> {
                    String text = normalisedText(field);
                    String earlierText =
                            firstTexts.putIfAbsent(field.name().toLowerCase(Locale.ROOT), text);
                    return text.equals(earlierText);
                });
    }

    private static boolean hasMacro(BibField field) {
        return field.value().parts().stream().anyMatch(BibValue.MacroPart.class::isInstance);
    }

    private static String normalisedText(BibField field) {
        String text = field.value().expandedText(_ -> Optional.empty());
        return BLANKS.matcher(text).replaceAll(" ").strip();
    }
}
