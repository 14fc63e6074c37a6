package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.conversion.ConversionLosses;
import octavo.library.MacroValues;
import octavo.library.Work;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// A self-contained entry in classic BibTeX: inherited fields are its own, and no macros but the
/// months are used. Its text ends with a line break.
///
/// @param fields values in file syntax, by names in lower case
public record ClassicEntry(
        String foldedType, String keyOrNameless, SequencedMap<String, BibValue> fields) {
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    public ClassicEntry {
        fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    /// The entry of a work; empty if classic BibTeX has no use for it.
    public static Optional<ClassicEntry> of(Work work) {
        Function<String, Optional<String>> macroValues =
                work.library().macros().macrosAt(work.library().slots().size());
        return new BibtexConverter(true)
                .convert(work, new ConversionLosses())
                .map(entry ->
                        new ClassicEntry(
                                foldedType(entry),
                                keyOrNameless(entry),
                                fields(entry, macroValues)));
    }

    private static String keyOrNameless(BibEntry entry) {
        return entry.key().isBlank() ? "nameless" : entry.key();
    }

    private static String foldedType(BibEntry entry) {
        return entry.type().toLowerCase(Locale.ROOT);
    }

    /// Of a repeated field the first counts, as in BibTeX.
    private static SequencedMap<String, BibValue> fields(
            BibEntry entry, Function<String, Optional<String>> macroValues) {
        SequencedMap<String, BibValue> fields = new LinkedHashMap<>();
        for (BibField field : entry.fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            String text =
                    LINE_BREAK
                            .matcher(field.value().expandedText(macroValues))
                            .replaceAll(" ")
                            .strip();
            (name.equals("month") ? monthMacro(text) : Optional.<BibValue>empty())
                    .or(() -> BibValue.braced(text).filter(_ -> !text.isEmpty()))
                    .ifPresent(value -> fields.putIfAbsent(name, value));
        }
        return fields;
    }

    /// The standard macro of a month.
    private static Optional<BibValue> monthMacro(String text) {
        return MacroValues.MONTH_NAMES.entrySet().stream()
                .filter(month -> month.getValue().equalsIgnoreCase(text))
                .map(month -> BibValue.parse(month.getKey()))
                .findFirst();
    }

    /// A field's text without delimiters; empty if there is no such field.
    public String text(String field) {
        BibValue value = fields.get(field);
        return value == null ? "" : value.expandedText(_ -> Optional.empty());
    }

    public ClassicEntry withKey(String newKey) {
        return new ClassicEntry(foldedType, newKey, fields);
    }

    /// The entry with a field set; unchanged if the braces do not balance.
    public ClassicEntry withText(String fieldName, String text) {
        SequencedMap<String, BibValue> changedFields = new LinkedHashMap<>(fields);
        BibValue.braced(text).ifPresent(value -> changedFields.put(fieldName, value));
        return new ClassicEntry(foldedType, keyOrNameless, changedFields);
    }

    /// The entry with only some of its fields, in its own order.
    public ClassicEntry withOnly(Set<String> names) {
        SequencedMap<String, BibValue> keptFields = new LinkedHashMap<>(fields);
        keptFields.keySet().retainAll(names);
        return new ClassicEntry(foldedType, keyOrNameless, keptFields);
    }

    public String text() {
        StringBuilder output = new StringBuilder("@" + foldedType + "{" + keyOrNameless + ",\n");
        int nameWidth = fields.keySet().stream().mapToInt(String::length).max().orElse(0);
        for (Map.Entry<String, BibValue> field : fields.entrySet()) {
            output.append("  ").append(field.getKey());
            output.repeat(' ', nameWidth - field.getKey().length()).append(" = ");
            output.append(field.getValue().source()).append(",\n");
        }
        return output.append("}\n").toString();
    }
}
