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
/// @param leadingBlanks the text before a field's name: a line ending and indent, or a space
/// @param equalsSign the `=` between name and value, with the spaces around it
/// @param equalsColumn the column of the `=`, counted from the start of the name, if they are
///   aligned; otherwise 0
/// @param hasTrailingComma whether a comma follows the last field
/// @param closingText the text that closes an entry, after the last value or comma
/// @param usesQuotes whether values are in quotes
/// @param typeCase how types are written
record EntryStyle(
        String leadingBlanks,
        String equalsSign,
        int equalsColumn,
        boolean hasTrailingComma,
        String closingText,
        boolean usesQuotes,
        TypeCase typeCase) {

    /// `@article`, `@Article` or `@ARTICLE`.
    enum TypeCase {
        LOWER,
        CAPITAL,
        UPPER
    }

    static final EntryStyle DEFAULT_STYLE =
            new EntryStyle("\n  ", " = ", 0, false, "\n}", false, TypeCase.LOWER);

    private static final Pattern LAST_BLANKS = Pattern.compile("(?:\\r\\n?|\\n)?[ \\t]*$");

    /// How many of a file's entries are sampled.
    private static final int SAMPLE_SIZE = 200;

    static EntryStyle of(BibEntry entry) {
        int lastIndex = entry.fieldCount() - 1;
        if (lastIndex < 0) {
            String lineEnd = entry.text().contains("\r\n") ? "\r\n" : "\n";
            return new EntryStyle(
                    lineEnd + "  ", " = ", 0, false, lineEnd + "}", false, typeCase(entry));
        }
        ByteSlice slice = entry.slice();
        Span valueSpan = entry.valueSpan(lastIndex);
        int precedingEnd =
                lastIndex == 0 ? entry.keySpan().end() : entry.valueSpan(lastIndex - 1).end();
        String leadingBlanks =
                trailingBlanks(
                        slice.text(
                                new Span(
                                        /* start= */ precedingEnd,
                                        /* end= */ entry.nameSpan(lastIndex).start())));
        String textAfterValue = slice.text(new Span(valueSpan.end(), slice.length()));
        int equalsColumn = equalsColumnOf(entry);
        return new EntryStyle(
                leadingBlanks,
                equalsColumn > 0
                        ? equalsWithBlanks(entry, lastIndex).stripLeading()
                        : equalsWithBlanks(entry, lastIndex),
                equalsColumn,
                textAfterValue.stripLeading().startsWith(","),
                trailingBlanks(slice.text(new Span(valueSpan.end(), entry.bodyEnd())))
                        + closingDelimiter(entry),
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
        int sampleStep = Math.max(1, entries.size() / SAMPLE_SIZE);
        Map<EntryStyle, Integer> styleCounts = new HashMap<>();
        EntryStyle commonestStyle = DEFAULT_STYLE;
        for (int i = 0; i < entries.size(); i += sampleStep) {
            EntryStyle entryStyle = of(entries.get(i));
            if (styleCounts.merge(entryStyle, 1, Integer::sum)
                    > styleCounts.getOrDefault(commonestStyle, 0)) {
                commonestStyle = entryStyle;
            }
        }
        return commonestStyle;
    }

    /// The whitespace at the end of the text between two fields, from the last line ending on.
    private static String trailingBlanks(String blankText) {
        Matcher blanks = LAST_BLANKS.matcher(blankText);
        return blanks.find() ? blanks.group() : "";
    }

    private static String closingDelimiter(BibEntry entry) {
        return entry.text().endsWith(")") ? ")" : "}";
    }

    /// Whether the last delimited value is in quotes; numbers and macros have no delimiters.
    private static boolean hasQuotes(BibEntry entry) {
        for (int i = entry.fieldCount() - 1; i >= 0; i--) {
            Span valueSpan = entry.valueSpan(i);
            int firstByte = valueSpan.isEmpty() ? 0 : entry.slice().byteAt(valueSpan.start());
            if (firstByte == '"' || firstByte == '{') {
                return firstByte == '"';
            }
        }
        return false;
    }

    private static String equalsWithBlanks(BibEntry entry, int field) {
        String equalsText =
                entry.slice().text(Span.between(entry.nameSpan(field), entry.valueSpan(field)));
        return equalsText.strip().equals("=") ? equalsText : " = ";
    }

    /// The column of the `=` if the fields are aligned, that is, if some name is padded.
    static int equalsColumnOf(BibEntry entry) {
        int equalsColumn = 0;
        int shortestLength = Integer.MAX_VALUE;
        for (int i = 0; i < entry.fieldCount(); i++) {
            int nameLength = entry.nameSpan(i).length();
            int equalsPosition = nameLength + equalsWithBlanks(entry, i).indexOf('=');
            if (i > 0 && equalsPosition != equalsColumn) {
                return 0;
            }
            equalsColumn = equalsPosition;
            shortestLength = Math.min(shortestLength, nameLength);
        }
        return equalsColumn > shortestLength + 1 ? equalsColumn : 0;
    }

    private static TypeCase typeCase(BibEntry entry) {
        String type = entry.type();
        if (type.equals(type.toLowerCase(Locale.ROOT))) {
            return TypeCase.LOWER;
        }
        return type.equals(type.toUpperCase(Locale.ROOT)) ? TypeCase.UPPER : TypeCase.CAPITAL;
    }

    /// A field laid out like the others, without the comma after it.
    String layOutField(String name, String value) {
        return leadingBlanks
                + (equalsColumn == 0 ? name : padToColumn(name, equalsColumn))
                + equalsSign
                + value;
    }

    /// A name with blanks up to the column of the `=`.
    static String padToColumn(String name, int equalsColumn) {
        return name + " ".repeat(Math.max(1, equalsColumn - name.length()));
    }

    /// A whole entry.
    String layOutEntry(String entryType, String key, List<BibField> fields) {
        StringBuilder entryText = new StringBuilder("@").append(typeInCase(entryType));
        entryText.append(closingText.endsWith(")") ? '(' : '{').append(key);
        for (BibField field : fields) {
            entryText.append(',').append(layOutField(field.name(), delimitedSource(field.value())));
        }
        if (hasTrailingComma || fields.isEmpty()) {
            entryText.append(',');
        }
        return entryText.append(closingText).toString();
    }

    private String delimitedSource(BibValue value) {
        boolean isBraced =
                value.parts().size() == 1
                        && value.parts().getFirst() instanceof BibValue.BracedPart;
        if (!usesQuotes || !isBraced || value.source().indexOf('"') >= 0) {
            return value.source();
        }
        return '"' + value.source().substring(1, value.source().length() - 1) + '"';
    }

    private String typeInCase(String entryType) {
        return switch (typeCase) {
            case LOWER -> entryType.toLowerCase(Locale.ROOT);
            case UPPER -> entryType.toUpperCase(Locale.ROOT);
            case CAPITAL ->
                    entryType.substring(0, 1).toUpperCase(Locale.ROOT) + entryType.substring(1);
        };
    }
}
