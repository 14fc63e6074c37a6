package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.BibNameList.NameSeparators;
import octavo.names.NameTokens.BraceGroups;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Writes names as BibTeX and biblatex read them, with only the braces needed to keep together what
/// they would split.
final class BibNameWriter {
    /// Whitespace at the ends of a part, within its braces.
    private static final Pattern EDGE_BLANKS =
            Pattern.compile("(?<=^\\{{1,9})(?:\\\\?\\s)++|(?<!\\\\)(?:\\\\?\\s)++(?=}*+$)");

    private BibNameWriter() {}

    static String writeName(PersonName name) {
        if (!name.options().isEmpty()) {
            return writeExtended(name);
        }
        return Stream.of(
                        name,
                        withBraces(name, name.prefix(), name.family()),
                        withBraces(name, "", joinFamily(name)))
                .filter(candidate -> readsBackAs(writeWithCommas(candidate), candidate))
                .findFirst()
                .map(BibNameWriter::writeWithCommas)
                .orElseGet(() -> writeAllBraced(name));
    }

    private static String writeWithCommas(PersonName name) {
        var writtenName = new StringJoiner(", ").add(name.prefixedFamily());
        if (!name.suffix().isEmpty()) {
            writtenName.add(name.suffix()).add(name.given().isEmpty() ? "{}" : name.given());
        } else if (!name.given().isEmpty()) {
            writtenName.add(name.given());
        }
        return writtenName.toString();
    }

    /// The name with its family name in braces, and other parts where needed.
    private static PersonName withBraces(PersonName name, String prefix, String family) {
        return new PersonName(
                needsBraces(name.given()) ? inBraces(name.given()) : name.given(),
                prefix,
                family.isEmpty() ? "" : inBraces(family),
                needsBraces(name.suffix()) ? inBraces(name.suffix()) : name.suffix(),
                name.isHyphenated() && !prefix.isEmpty(),
                name.options());
    }

    /// A name that lacks what BibTeX needs, such as one that is only a suffix: each missing part
    /// becomes an empty group.
    private static String writeAllBraced(PersonName name) {
        String family = inBraces(joinFamily(name));
        return name.suffix().isEmpty() && name.given().isEmpty()
                ? family
                : String.join(", ", family, inBraces(name.suffix()), inBraces(name.given()));
    }

    private static boolean needsBraces(String namePart) {
        return BraceGroups.indexOf(namePart, ',', 0) < namePart.length()
                || namePart.indexOf('=') >= 0
                || NameSeparators.splitAtAnd(namePart).size() > 1;
    }

    /// A lone backslash at the end would escape the closing brace.
    private static String inBraces(String namePart) {
        int trimmedEnd = namePart.length();
        while (trimmedEnd > 0 && namePart.charAt(trimmedEnd - 1) == '\\') {
            trimmedEnd--;
        }
        boolean hasLoneBackslash = (namePart.length() - trimmedEnd) % 2 == 1;
        String closedPart =
                hasLoneBackslash
                        ? namePart.substring(0, namePart.length() - 1) + "\\textbackslash{}"
                        : namePart;
        return BraceGroups.isGroup(namePart) ? namePart : "{" + closedPart + "}";
    }

    /// Prefix and family name as one text. A command at the end of the prefix would swallow the
    /// space after it, and spaces within the braces of a part would show.
    private static String joinFamily(PersonName name) {
        String joinedFamily = name.prefixedFamily();
        if (LaTeX.toUnicode(joinedFamily).equals(name.toUnicode().prefixedFamily())) {
            return joinedFamily;
        }
        String prefix = EDGE_BLANKS.matcher(name.prefix()).replaceAll("");
        String family = EDGE_BLANKS.matcher(name.family()).replaceAll("");
        PersonName strippedName =
                new PersonName("", prefix, family, "", name.isHyphenated(), Map.of());
        return inBraces(prefix) + strippedName.prefixedFamily().substring(prefix.length());
    }

    /// Whether BibTeX and biber read one name from this, with the same parts in Unicode.
    private static boolean readsBackAs(String writtenName, PersonName name) {
        var parsedNames = BibNameList.parse(writtenName).value();
        return !parsedNames.hasOthers()
                && PersonName.misreadByBibtex(writtenName).isEmpty()
                && parsedNames.names().stream()
                        .map(BibNameWriter::unicodeParts)
                        .toList()
                        .equals(List.of(unicodeParts(name)));
    }

    private static List<String> unicodeParts(PersonName name) {
        return Stream.of(name.given(), name.prefix(), name.family(), name.suffix())
                .map(LaTeX::toUnicode)
                .toList();
    }

    private static String writeExtended(PersonName name) {
        Map<String, String> pairs = new LinkedHashMap<>();
        pairs.put("family", name.family());
        pairs.put("given", name.given());
        pairs.put("prefix", name.prefix());
        pairs.put("suffix", name.suffix());
        pairs.values().removeIf(String::isEmpty);
        pairs.putAll(name.options());
        var writtenPairs = new StringJoiner(", ");
        pairs.forEach((key, value) -> writtenPairs.add(key + "=" + quoteValue(value)));
        boolean isRecognised = ExtendedName.parse(writtenPairs.toString()).isPresent();
        return isRecognised ? writtenPairs.toString() : "family=, " + writtenPairs;
    }

    private static String quoteValue(String value) {
        boolean hasSeparator = NameSeparators.splitAtAnd(value).size() > 1;
        boolean hasComma = BraceGroups.indexOf(value, ',', 0) < value.length();
        boolean hasQuotes = value.indexOf('"') >= 0;
        if (hasSeparator || value.startsWith("\"") || (hasComma && hasQuotes)) {
            return inBraces(value);
        }
        return hasComma ? "\"" + value + "\"" : value;
    }
}
