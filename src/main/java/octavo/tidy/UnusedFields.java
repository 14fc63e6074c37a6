package octavo.tidy;

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
/// @param unused the indices of the removable fields
record UnusedFields(String name, String summary, Function<List<BibField>, List<Integer>> unused)
        implements EntryCleanUp {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// Empty fields.
    static final CleanUp EMPTY =
            new UnusedFields(
                    "remove-empty",
                    "Remove empty fields",
                    fields -> places(fields, it -> text(it).isEmpty() && !hasMacro(it)));

    /// Fields that repeat the value of an earlier one with the same name. A different value stays:
    /// only the owner can tell which is right.
    static final CleanUp REPEATED =
            new UnusedFields(
                    "remove-duplicate-fields",
                    "Remove fields that exactly repeat an earlier one",
                    UnusedFields::repeated);

    /// Fields for the owner alone.
    static final EntryCleanUp PERSONAL =
            new UnusedFields(
                    CleanUps.DROP_PERSONAL,
                    "Remove notes, links to files and what programs record",
                    fields ->
                            places(
                                    fields,
                                    it -> FieldCatalogue.has(it.name(), FieldTrait.PERSONAL)));

    /// Fields with given names.
    static CleanUp named(String field) {
        return new UnusedFields(
                "drop:" + field,
                "Remove the field " + field,
                fields -> places(fields, it -> it.name().equalsIgnoreCase(field)));
    }

    @Override
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        BibEntry result = entry;
        for (int place : unused.apply(entry.fields()).reversed()) {
            result = result.without(place).orElse(result);
        }
        return result;
    }

    private static List<Integer> places(List<BibField> fields, Predicate<BibField> unused) {
        return IntStream.range(0, fields.size())
                .filter(i -> unused.test(fields.get(i)))
                .boxed()
                .toList();
    }

    private static List<Integer> repeated(List<BibField> fields) {
        Map<String, String> first = new HashMap<>();
        return places(
                fields,
                field -> {
                    String text = text(field);
                    String before = first.putIfAbsent(field.name().toLowerCase(Locale.ROOT), text);
                    return text.equals(before);
                });
    }

    private static boolean hasMacro(BibField field) {
        return field.value().parts().stream().anyMatch(BibValue.Macro.class::isInstance);
    }

    private static String text(BibField field) {
        String text = field.value().text(_ -> Optional.empty());
        return BLANKS.matcher(text).replaceAll(" ").strip();
    }
}
