package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.BibDialect;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/// Removes fields that an entry can do without.
///
/// @param unused whether the field at a place among the fields can go
record UnusedFields(String name, String summary, BiPredicate<List<BibField>, Integer> unused)
        implements EntryCleanUp {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// Fields with nothing in them.
    static final CleanUp EMPTY =
            new UnusedFields(
                    "remove-empty",
                    "Remove fields that hold nothing",
                    (fields, i) -> text(fields.get(i)).isEmpty() && !hasMacro(fields.get(i)));

    /// Fields that say again what one of the same name before them says. One that says something
    /// else stays: only its owner can know which is right.
    static final CleanUp REPEATED =
            new UnusedFields(
                    "remove-duplicate-fields",
                    "Remove fields that repeat one before them word for word",
                    UnusedFields::isRepeated);

    /// Fields of given names.
    static CleanUp named(String field) {
        return new UnusedFields(
                "drop:" + field,
                "Remove the field " + field,
                (fields, i) -> fields.get(i).name().equalsIgnoreCase(field));
    }

    @Override
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        List<BibField> fields = entry.fields();
        BibEntry result = entry;
        for (int i = fields.size() - 1; i >= 0; i--) {
            if (unused.test(fields, i)) {
                result = result.without(i).orElse(result);
            }
        }
        return result;
    }

    private static boolean isRepeated(List<BibField> fields, int index) {
        Map<String, String> first = new HashMap<>();
        for (BibField field : fields.subList(0, index)) {
            first.putIfAbsent(field.name().toLowerCase(Locale.ROOT), text(field));
        }
        BibField field = fields.get(index);
        return text(field).equals(first.get(field.name().toLowerCase(Locale.ROOT)));
    }

    private static boolean hasMacro(BibField field) {
        return field.value().parts().stream().anyMatch(BibValue.Macro.class::isInstance);
    }

    private static String text(BibField field) {
        String text = field.value().text(_ -> Optional.empty());
        return BLANKS.matcher(text).replaceAll(" ").strip();
    }
}
