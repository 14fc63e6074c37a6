package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;
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
public record ClassicEntry(String type, String key, SequencedMap<String, BibValue> fields) {
    private static final Pattern LINES = Pattern.compile("\\s*\\R\\s*");

    public ClassicEntry {
        fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
    }

    /// The entry of a work; empty if classic BibTeX has no use for it.
    public static Optional<ClassicEntry> of(Work work) {
        Function<String, Optional<String>> macros =
                work.library().macros().at(work.library().slots().size());
        return new ToBibtex(true)
                .converted(work, new ConversionLosses())
                .map(entry -> new ClassicEntry(type(entry), key(entry), fields(entry, macros)));
    }

    private static String key(BibEntry entry) {
        return entry.key().isBlank() ? "nameless" : entry.key();
    }

    private static String type(BibEntry entry) {
        return entry.type().toLowerCase(Locale.ROOT);
    }

    /// Of a repeated field the first counts, as in BibTeX.
    private static SequencedMap<String, BibValue> fields(
            BibEntry entry, Function<String, Optional<String>> macros) {
        SequencedMap<String, BibValue> fields = new LinkedHashMap<>();
        for (BibField field : entry.fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            String text = LINES.matcher(field.value().text(macros)).replaceAll(" ").strip();
            (name.equals("month") ? month(text) : Optional.<BibValue>empty())
                    .or(() -> BibValue.braced(text).filter(_ -> !text.isEmpty()))
                    .ifPresent(value -> fields.putIfAbsent(name, value));
        }
        return fields;
    }

    /// The standard macro of a month.
    private static Optional<BibValue> month(String text) {
        return MacroValues.MONTHS.entrySet().stream()
                .filter(month -> month.getValue().equalsIgnoreCase(text))
                .map(month -> BibValue.parse(month.getKey()))
                .findFirst();
    }

    /// A field's text without delimiters; empty if there is no such field.
    public String text(String field) {
        BibValue value = fields.get(field);
        return value == null ? "" : value.text(_ -> Optional.empty());
    }

    public ClassicEntry withKey(String other) {
        return new ClassicEntry(type, other, fields);
    }

    /// The entry with a field set; unchanged if the braces do not balance.
    public ClassicEntry with(String field, String text) {
        SequencedMap<String, BibValue> changed = new LinkedHashMap<>(fields);
        BibValue.braced(text).ifPresent(value -> changed.put(field, value));
        return new ClassicEntry(type, key, changed);
    }

    /// The entry with only some of its fields, in its own order.
    public ClassicEntry only(Set<String> names) {
        SequencedMap<String, BibValue> kept = new LinkedHashMap<>(fields);
        kept.keySet().retainAll(names);
        return new ClassicEntry(type, key, kept);
    }

    public String text() {
        StringBuilder out = new StringBuilder("@" + type + "{" + key + ",\n");
        int width = fields.keySet().stream().mapToInt(String::length).max().orElse(0);
        for (Map.Entry<String, BibValue> field : fields.entrySet()) {
            out.append("  ").append(field.getKey());
            out.repeat(' ', width - field.getKey().length()).append(" = ");
            out.append(field.getValue().source()).append(",\n");
        }
        return out.append("}\n").toString();
    }
}
