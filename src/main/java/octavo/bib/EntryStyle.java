package octavo.bib;

import octavo.text.Span;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How an entry is laid out, so that additions to it or its file look like the rest.
///
/// @param lead the text before a field's name: a line ending and indent, or a space
/// @param equals the `=` between name and value, with the spaces around it
/// @param column the column of the `=`, counted from the start of the name, if they are aligned;
///   otherwise 0
/// @param trailingComma whether a comma follows the last field
/// @param close the text that closes an entry, after the last value or comma
/// @param quotes whether values are in quotes
/// @param type how types are written
record EntryStyle(
        String lead,
        String equals,
        int column,
        boolean trailingComma,
        String close,
        boolean quotes,
        TypeCase type) {

    /// `@article`, `@Article` or `@ARTICLE`.
    enum TypeCase {
        LOWER,
        CAPITAL,
        UPPER
    }

    static final EntryStyle USUAL =
            new EntryStyle("\n  ", " = ", 0, false, "\n}", false, TypeCase.LOWER);

    private static final Pattern LAST_BLANKS = Pattern.compile("(?:\\r\\n?|\\n)?[ \\t]*$");

    /// How many of a file's entries are sampled.
    private static final int SAMPLE = 200;

    static EntryStyle of(BibEntry entry) {
        int last = entry.fieldCount() - 1;
        if (last < 0) {
            String end = entry.text().contains("\r\n") ? "\r\n" : "\n";
            return new EntryStyle(end + "  ", " = ", 0, false, end + "}", false, typeCase(entry));
        }
        ByteSlice slice = entry.slice();
        Span value = entry.valueSpan(last);
        int before = last == 0 ? entry.keySpan().end() : entry.valueSpan(last - 1).end();
        String lead = blanks(slice.text(new Span(before, entry.nameSpan(last).start())));
        String rest = slice.text(new Span(value.end(), slice.length()));
        int column = columnOf(entry);
        return new EntryStyle(
                lead,
                column > 0 ? gap(entry, last).stripLeading() : gap(entry, last),
                column,
                rest.stripLeading().startsWith(","),
                blanks(slice.text(new Span(value.end(), entry.bodyEnd()))) + closer(entry),
                hasQuotes(entry),
                typeCase(entry));
    }

    /// The style that most of a file's entries share, judged by its first and last ones.
    static EntryStyle of(List<BibItem> items) {
        List<BibEntry> entries =
                items.stream()
                        .filter(BibEntry.class::isInstance)
                        .map(BibEntry.class::cast)
                        .filter(entry -> entry.fieldCount() > 0)
                        .toList();
        int step = Math.max(1, entries.size() / SAMPLE);
        Map<EntryStyle, Integer> counts = new HashMap<>();
        EntryStyle best = USUAL;
        for (int i = 0; i < entries.size(); i += step) {
            EntryStyle style = of(entries.get(i));
            if (counts.merge(style, 1, Integer::sum) > counts.getOrDefault(best, 0)) {
                best = style;
            }
        }
        return best;
    }

    /// The whitespace at the end of the text between two fields, from the last line ending on.
    private static String blanks(String between) {
        Matcher blanks = LAST_BLANKS.matcher(between);
        return blanks.find() ? blanks.group() : "";
    }

    private static String closer(BibEntry entry) {
        return entry.text().endsWith(")") ? ")" : "}";
    }

    /// Whether the last delimited value is in quotes; numbers and macros have no delimiters.
    private static boolean hasQuotes(BibEntry entry) {
        for (int i = entry.fieldCount() - 1; i >= 0; i--) {
            Span value = entry.valueSpan(i);
            int first = value.isEmpty() ? 0 : entry.slice().at(value.start());
            if (first == '"' || first == '{') {
                return first == '"';
            }
        }
        return false;
    }

    private static String gap(BibEntry entry, int field) {
        String gap =
                entry.slice().text(Span.between(entry.nameSpan(field), entry.valueSpan(field)));
        return gap.strip().equals("=") ? gap : " = ";
    }

    /// The column of the `=` if the fields are aligned, that is, if some name is padded.
    static int columnOf(BibEntry entry) {
        int column = 0;
        int shortest = Integer.MAX_VALUE;
        for (int i = 0; i < entry.fieldCount(); i++) {
            int length = entry.nameSpan(i).length();
            int equals = length + gap(entry, i).indexOf('=');
            if (i > 0 && equals != column) {
                return 0;
            }
            column = equals;
            shortest = Math.min(shortest, length);
        }
        return column > shortest + 1 ? column : 0;
    }

    private static TypeCase typeCase(BibEntry entry) {
        String type = entry.type();
        if (type.equals(type.toLowerCase(Locale.ROOT))) {
            return TypeCase.LOWER;
        }
        return type.equals(type.toUpperCase(Locale.ROOT)) ? TypeCase.UPPER : TypeCase.CAPITAL;
    }

    /// A field laid out like the others, without the comma after it.
    String field(String name, String value) {
        return lead + (column == 0 ? name : padded(name, column)) + equals + value;
    }

    /// A name with blanks up to the column of the `=`.
    static String padded(String name, int column) {
        return name + " ".repeat(Math.max(1, column - name.length()));
    }

    /// A whole entry.
    String entry(String entryType, String key, List<BibField> fields) {
        StringBuilder text = new StringBuilder("@").append(cased(entryType));
        text.append(close.endsWith(")") ? '(' : '{').append(key);
        for (BibField field : fields) {
            text.append(',').append(field(field.name(), delimited(field.value())));
        }
        if (trailingComma || fields.isEmpty()) {
            text.append(',');
        }
        return text.append(close).toString();
    }

    private String delimited(BibValue value) {
        boolean braced =
                value.parts().size() == 1 && value.parts().getFirst() instanceof BibValue.Braced;
        if (!quotes || !braced || value.source().indexOf('"') >= 0) {
            return value.source();
        }
        return '"' + value.source().substring(1, value.source().length() - 1) + '"';
    }

    private String cased(String entryType) {
        return switch (type) {
            case LOWER -> entryType.toLowerCase(Locale.ROOT);
            case UPPER -> entryType.toUpperCase(Locale.ROOT);
            case CAPITAL ->
                    entryType.substring(0, 1).toUpperCase(Locale.ROOT) + entryType.substring(1);
        };
    }
}
